import { parseProgress, type ExerciseRecord, type PredictionRecord } from '../../src/progress';
import { readSeed } from '../../src/random';
import { progressStore } from '../exercise-kit/progress';
import { seedOf } from '../exercise-kit/record';
import { Refusal, type Item } from './item';

/** What of a sentence about an answer reaches a host whose request came to nothing. */
function refusalOf(root: HTMLElement): Refusal {
  const said = root.querySelector('.verdict')?.textContent?.trim() ?? '';
  return new Refusal('unreadable', said || 'There is nothing to check, or no attempt left.');
}

interface Held {
  record?: ExerciseRecord;
  prediction?: PredictionRecord;
}

function heldIn(state: unknown, id: string): Held {
  const given = (state ?? {}) as { v?: unknown; id?: unknown; record?: unknown; prediction?: unknown };
  if (typeof state !== 'object' || given.v !== 1 || given.id !== id)
    throw new Refusal('state', `This state is not one of ${id}.`);
  const { progress, skipped } = parseProgress(
    JSON.stringify({
      version: 1,
      exercises: given.record === undefined ? {} : { [id]: given.record },
      predictions: given.prediction === undefined ? {} : { [id]: given.prediction },
    }),
  );
  if (skipped.length > 0) throw new Refusal('state', 'A part of this state cannot be read.');
  const record = progress.exercises[id];
  const prediction = progress.predictions[id];
  return { ...(record && { record }), ...(prediction && { prediction }) };
}

/**
 * An exercise or a prediction: its state is the reader's record.
 *
 * @param variant the one it is set with, if it is
 */
export function exerciseItem(root: HTMLElement, variant: number | undefined): Item {
  const id = root.dataset['exercise']!;
  const send = (name: string, detail?: unknown) => root.dispatchEvent(new CustomEvent(name, { detail }));
  const held = (): Held => {
    const { exercises, predictions } = progressStore().read();
    const record = Object.hasOwn(exercises, id) ? exercises[id] : undefined;
    const prediction = Object.hasOwn(predictions, id) ? predictions[id] : undefined;
    return { ...(record && { record }), ...(prediction && { prediction }) };
  };
  const restored = ({ record, prediction }: Held) => {
    progressStore().change((all) => ({
      ...all,
      ...(record && { exercises: { ...all.exercises, [id]: record } }),
      ...(prediction && { predictions: { ...all.predictions, [id]: prediction } }),
    }));
    if (record) send('dd-restore', record);
  };

  return {
    root,
    params: () => ({ variant: Number(root.dataset['variant']) }),
    set(params) {
      const seed = readSeed(params.get('variant') ?? params.get('seed') ?? '');
      if (seed === undefined)
        throw new Refusal('params', 'An exercise takes a variant: 0 to 4294967295, or a word.');
      send('dd-variant', seed);
    },
    state: () => ({ v: 1, id, ...held() }),
    restore(state) {
      const found = heldIn(state, id);
      if (found.record && variant !== undefined && seedOf(found.record) !== variant)
        throw new Refusal('state', `This state is of another variant than ${variant}.`);
      restored(found);
    },
    reset() {
      progressStore().change(
        ({ predictions: { [id]: _, ...predictions }, exercises: { [id]: __, ...exercises }, ...all }) => ({
          ...all,
          predictions,
          exercises,
        }),
      );
      send('dd-reset');
    },
    submit() {
      const button = root.querySelector<HTMLButtonElement>('[name="check"], [name="commit"]');
      if (!button) return Promise.reject(new Refusal('submit', 'The guess is made already.'));
      return new Promise((resolve, reject) => {
        root.addEventListener('dd-result', () => resolve(), { once: true });
        button.click();
        // A program is judged in a while, anything else at once.
        const look = () => {
          if (root.dataset['state'] === 'running') setTimeout(look, 100);
          else if (root.dataset['committed'] === 'true') resolve();
          else setTimeout(() => reject(refusalOf(root)), 50);
        };
        setTimeout(look, 50);
      });
    },
    watch: (changed) => void progressStore().subscribe(changed),
  };
}
