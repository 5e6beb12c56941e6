// @vitest-environment happy-dom
import { h, hydrate, render } from 'preact';
import { act } from 'preact/test-utils';
import { renderToString } from 'preact-render-to-string';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { define } from '../../../components/widget-kit/definition';
import { Frame } from '../../../components/widget-kit/Frame';
import { widget } from '../../../components/widget-kit/widget';

const definition = define({
  name: 'sample',
  title: 'Sample',
  question: 'What?',
  chapter: 'prngs',
  caption: 'A sample.',
  shape: { wide: 2, narrow: 1 },
  parameters: {
    level: { kind: 'number', control: 'box', label: 'Level', help: 'How high.', default: 1, min: 0, max: 9 },
  },
  outputs: { double: { label: 'Double' }, half: { label: 'Half', none: 'never' } },
  say: ({ level }) => `The level is ${level}.`,
  code: [],
});

let failing: 'model' | 'figure' | undefined;
const sample = widget({
  definition,
  model({ level }) {
    if (failing === 'model' && level === 5) throw new Error('Level 5 is cursed.');
    return { outputs: { double: level * 2, half: null } };
  },
  Figure({ values }) {
    if (failing === 'figure' && values.level === 5) throw new Error('Level 5 cannot be drawn.');
    return <svg data-level={values.level} />;
  },
});
const placement = { id: 'sample', base: '/' };

beforeEach(() => {
  // happy-dom lays nothing out, so nothing is ever observed.
  const observer = vi.fn(
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('IntersectionObserver', observer);
  document.body.innerHTML = `<div>${renderToString(h(Frame, { widget: sample, placement }))}</div><p id="rest">the rest</p>`;
  act(() => hydrate(h(Frame, { widget: sample, placement }), document.querySelector('div')!));
});
afterEach(() => {
  failing = undefined;
  act(() => render(null, document.querySelector('div')!));
  vi.unstubAllGlobals();
});

const figure = () => document.querySelector<HTMLElement>('figure[data-widget="sample"]')!;
const click = (name: string) =>
  act(() => figure().querySelector<HTMLElement>(`button[name="${name}"]`)!.click());
const setLevel = (level: number) =>
  act(() => {
    figure().dispatchEvent(new CustomEvent('dd-set', { detail: { level } }));
  });

it('is still on the server and ready once it answers', () => {
  expect(renderToString(h(Frame, { widget: sample, placement }))).toContain('data-state="still"');
  expect(figure().dataset['state']).toBe('ready');
  expect(figure().dataset['params']).toBe('{"level":1}');
});

it('reports plain numbers, and a word where there is none', () => {
  setLevel(3);
  expect(figure().querySelector('output[name="double"]')!.textContent).toBe('6');
  expect(figure().querySelector('output[name="half"]')).toBeNull();
  expect(figure().textContent).toContain('never');
});

it.each(['model', 'figure'] as const)(
  'a %s that throws leaves its picture, the message and Reset',
  (part) => {
    failing = part;
    const before = console.error;
    console.error = () => undefined;
    setLevel(5);
    console.error = before;
    expect(figure().querySelector('[role="alert"]')!.textContent).toContain('Level 5');
    expect(figure().querySelector('.picture svg')).not.toBeNull();
    expect(document.getElementById('rest')!.textContent).toBe('the rest');
    click('reset');
    expect(figure().querySelector('[role="alert"]')).toBeNull();
    expect(figure().querySelector('.picture svg')!.getAttribute('data-level')).toBe('1');
  },
);

it('tells whoever listens what it shows', () => {
  const heard: unknown[] = [];
  figure().addEventListener('dd-change', (event) => heard.push((event as CustomEvent).detail));
  setLevel(4);
  expect(heard.at(-1)).toEqual({ name: 'sample', values: { level: 4 }, outputs: { double: 8, half: null } });
});
