import { Refusal, type Item } from './item';

/** A name as it is in an address. */
function addressName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function query(params: Iterable<readonly [string, unknown]>): string {
  return new URLSearchParams(
    [...params].map(([name, value]) => [
      name,
      typeof value === 'boolean' ? String(Number(value)) : String(value),
    ]),
  ).toString();
}

/** A figure: its state is its parameters. */
export function figureItem(root: HTMLElement): Item {
  const write = (text: string) => root.dispatchEvent(new CustomEvent('dd-write', { detail: text }));
  const params = () =>
    Object.fromEntries(
      Object.entries(JSON.parse(root.dataset['params']!) as Record<string, unknown>).map(([name, value]) => [
        addressName(name),
        value,
      ]),
    );
  return {
    root,
    params,
    set: (wanted) => void write(query(wanted)),
    state: () => ({ v: 1, params: params() }),
    restore(state) {
      const held = (state as { v?: unknown; params?: unknown } | null | undefined)?.params;
      if (typeof held !== 'object' || held === null)
        throw new Refusal('state', 'This state holds no parameters of a figure.');
      write(query(Object.entries(held).slice(0, 50)));
    },
    reset: () => void root.dispatchEvent(new CustomEvent('dd-reset')),
    submit: () => Promise.reject(new Refusal('submit', 'A figure has no answer to check.')),
    watch: (changed) => root.addEventListener('dd-change', changed),
  };
}
