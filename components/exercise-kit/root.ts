/** What an island does to the page around it: its section's state, and the answer listed for print. */
import { render, h } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { AnswerEntry } from './AnswerEntry';
import type { Posed } from './variants';

/** Keeps the data attributes of the section that the build drew, which are a public contract. */
export function useRootState(
  root: { current: Element | null },
  awake: boolean,
  state: Readonly<Record<string, string | number | boolean>>,
): void {
  useLayoutEffect(() => {
    const section = root.current?.closest<HTMLElement>('[data-exercise]');
    if (!section || !awake) return;
    for (const [name, value] of Object.entries(state)) section.dataset[name] = String(value);
  });
}

/** A printed sheet's answers are those of the variants on it. */
export function usePrintedAnswer(awake: boolean, posed: Posed, number: string | undefined): void {
  useEffect(() => {
    if (!awake) return;
    const entry = document.querySelector<HTMLElement>(`[data-answer-for="${posed.exercise.id}"]`);
    if (!entry || entry.dataset['variant'] === String(posed.seed)) return;
    entry.dataset['variant'] = String(posed.seed);
    render(h(AnswerEntry, { posed, number }), entry);
  }, [awake, posed]);
}
