/** Stands an island up as a page would: drawn by the server first, then hydrated. */
import { hydrate, render, type ComponentChild } from 'preact';
import { render as renderToString } from 'preact-render-to-string';
import { act } from 'preact/test-utils';

/** Does something a reader or a browser does, and lets the page catch up. */
export const doing = (work: () => unknown) => void act(() => void work());

export class Page {
  readonly section: HTMLElement;
  readonly host: HTMLElement;

  constructor(id: string, view: ComponentChild, server: ComponentChild = view) {
    document.body.innerHTML = `<section data-exercise="${id}" data-state="still" data-verdict="none"><div></div></section>`;
    this.section = document.querySelector('section')!;
    this.host = this.section.firstElementChild as HTMLElement;
    this.host.innerHTML = renderToString(server as never);
    doing(() => hydrate(view, this.host));
  }

  leave(): void {
    doing(() => render(null, this.host));
  }

  find<E extends HTMLElement = HTMLElement>(selector: string): E {
    const found = this.section.querySelector<E>(selector);
    if (!found) throw new Error(`${selector} is not on the page`);
    return found;
  }

  has(selector: string): boolean {
    return this.section.querySelector(selector) !== null;
  }

  text(selector: string): string {
    return this.find(selector).textContent.replace(/\s+/g, ' ').trim();
  }

  type(text: string, selector = '[name="answer"]'): void {
    const input = this.find<HTMLInputElement>(selector);
    input.value = text;
    doing(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  }

  pick(value: string): void {
    const input = this.find<HTMLInputElement>(`[value="${value}"]`);
    input.checked = input.type === 'radio' || !input.checked;
    doing(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  }

  press(name: string): void {
    doing(() => this.find(`[name="${name}"]`).click());
  }

  /** As the Enter key would. */
  submit(): void {
    doing(() => this.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  }

  get verdict(): string | undefined {
    return this.section.dataset['verdict'];
  }
}
