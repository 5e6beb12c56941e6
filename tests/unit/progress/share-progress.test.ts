import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ExerciseRecord,
  type Progress,
  emptyProgress,
  exportProgress,
  mergeProgress,
  previewImport,
  shareOf,
  withEntry,
} from '../../../src/progress';
import { exercise } from './fake-device';

const withExercises = (exercises: Record<string, ExerciseRecord>): Progress => ({
  ...emptyProgress(),
  exercises,
});

function preview(text: string, current: Progress) {
  const result = previewImport(text, current);
  if (!result.ok) throw new Error(result.message);
  return result;
}

const time = fc.integer({ min: 0, max: 3 }).map((n) => `2031-05-2${n}T10:00:00.000Z`);
const count = fc.integer({ min: 0, max: 5 });
const id = fc.constantFrom('a/1', 'a/2', 'b/1', '__proto__', 'constructor');
const records = {
  exercises: fc.record(
    {
      seed: fc.nat(),
      attempts: count,
      misses: count,
      hints: count,
      solved: fc.boolean(),
      revealed: fc.boolean(),
      draft: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as string),
      at: time,
    },
    { requiredKeys: ['seed', 'attempts', 'misses', 'hints', 'solved', 'revealed', 'at'] },
  ),
  predictions: fc.record({
    guess: fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => x + 0),
    at: time,
  }),
  recall: fc.record({ due: time.map((at) => at.slice(0, 10)), interval: count, misses: count }),
  work: fc.record({ state: fc.array(fc.string()), at: time }),
};
const list = <T>(entry: fc.Arbitrary<T>) =>
  fc
    .uniqueArray(fc.tuple(id, entry), { selector: ([key]) => key })
    .map((entries) => Object.fromEntries(entries));
const anyProgress = fc
  .tuple(list(records.exercises), list(records.predictions), list(records.recall), list(records.work))
  .map(
    ([exercises, predictions, recall, work]) =>
      ({ ...emptyProgress(), exercises, predictions, recall, work }) as Progress,
  );

describe('merging two records', () => {
  it('gives the same whichever comes first, and nothing new the second time', () => {
    fc.assert(
      fc.property(anyProgress, anyProgress, anyProgress, (a, b, c) => {
        const both = mergeProgress(a, b);
        expect(mergeProgress(b, a)).toEqual(both);
        expect(mergeProgress(both, b)).toEqual(both);
        expect(mergeProgress(a, a)).toEqual(a);
        expect(mergeProgress(mergeProgress(a, b), c)).toEqual(mergeProgress(a, mergeProgress(b, c)));
      }),
    );
  });

  it('never unsolves an exercise, and keeps the newer draft', () => {
    const old = exercise({ solved: true, draft: 'old', attempts: 4 });
    const recent = exercise({ draft: 'new', at: '2031-06-01T10:00:00.000Z', seed: 8 });
    expect(
      mergeProgress(withExercises({ 'a/b': old }), withExercises({ 'a/b': recent })).exercises['a/b'],
    ).toEqual({
      ...recent,
      solved: true,
      attempts: 4,
    });
  });

  it('keeps the later showing of a card, though its date may be the earlier', () => {
    const remembered = { due: '2031-05-25', interval: 16, misses: 0 };
    const missedSince = { due: '2031-05-20', interval: 0, misses: 1 };
    const a = withEntry(emptyProgress(), 'recall', 'a/card', remembered);
    const b = withEntry(emptyProgress(), 'recall', 'a/card', missedSince);
    expect(mergeProgress(a, b).recall['a/card']).toEqual(missedSince);
  });
});

describe('export and import', () => {
  it('bring everything to another device', () => {
    fc.assert(
      fc.property(anyProgress, (progress) => {
        const file = exportProgress(progress);
        const onEmpty = preview(file, emptyProgress());
        expect(onEmpty.progress).toEqual(progress);
        expect(onEmpty.imported).toEqual(progress);
        expect(onEmpty).toMatchObject({ changed: [], same: [], skipped: [] });
        const again = preview(`\ufeff${file}`, progress);
        expect(again.progress).toEqual(progress);
        expect(again).toMatchObject({ added: [], changed: [], skipped: [] });
      }),
    );
  });

  it('make a file that says what it is', () => {
    expect(JSON.parse(exportProgress({ ...emptyProgress(), lastChapter: 'octaves' }))).toEqual({
      name: 'Dice & Drift progress',
      version: 1,
      lastChapter: 'octaves',
      exercises: {},
      predictions: {},
      recall: {},
      work: {},
    });
  });

  it('show what would change before it does', () => {
    const later = '2031-06-01T10:00:00.000Z';
    const current = withExercises({
      'a/same': exercise(),
      'a/newer-here': exercise({ at: later }),
      'a/newer-there': exercise(),
      'a/only-here': exercise(),
    });
    const file = withExercises({
      'a/same': exercise(),
      'a/newer-here': exercise({ seed: 1 }),
      'a/newer-there': exercise({ at: later }),
      'a/only-there': exercise(),
    });
    const broken = exportProgress(file).replace('"exercises": {', '"exercises": { "a/broken": 5,');
    expect(preview(broken, current)).toMatchObject({
      added: ['a/only-there'],
      changed: ['a/newer-there'],
      same: ['a/same', 'a/newer-here'],
      skipped: ['a/broken'],
      imported: file,
    });
    expect(Object.keys(preview(broken, current).progress.exercises).sort()).toEqual([
      ...['a/newer-here', 'a/newer-there', 'a/only-here', 'a/only-there', 'a/same'],
    ]);
    expect(current.exercises['a/newer-there']?.at).not.toBe(later);
  });

  it.each([
    '',
    'hello',
    '[]',
    'null',
    '{}',
    '{"version":1}',
    '{"name":"Dice & Drift progress"}',
    '{"name":"Notes","version":1}',
  ])('refuse a file that holds %s', (text) => {
    expect(previewImport(text, emptyProgress())).toEqual({
      ok: false,
      message: 'This file holds no Dice & Drift progress, or it is damaged.',
    });
  });

  it('refuse a file of a newer version', () => {
    const file = exportProgress(emptyProgress()).replace('"version": 1', '"version": 2');
    expect(previewImport(file, emptyProgress())).toMatchObject({
      ok: false,
      message: expect.stringContaining('newer'),
    });
  });

  it('never throw, whatever the file', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(previewImport(text, emptyProgress()).ok).toBe(false);
      }),
    );
  });
});

describe('the share of a chapter', () => {
  const progress = withExercises({
    'a/1': exercise({ solved: true }),
    'a/2': exercise(),
    'b/1': exercise({ solved: true }),
  });

  it('counts the solved ones among its exercises', () => {
    expect(shareOf(progress, ['a/1', 'a/2', 'a/3', 'a/1'])).toEqual({ solved: 1, total: 3, share: 1 / 3 });
    expect(shareOf(progress, ['constructor', 'b/1'])).toEqual({ solved: 1, total: 2, share: 0.5 });
    expect(shareOf(progress, [])).toEqual({ solved: 0, total: 0, share: 0 });
  });
});
