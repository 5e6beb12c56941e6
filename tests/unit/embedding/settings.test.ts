import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MODE_TERMS,
  parseSettings,
  printFragment,
  printSettings,
  usualSettings,
  type Settings,
} from '../../../src/embedding';
import { variantOf } from '../../../components/embed/asked';
import { seedFromText } from '../../../src/random';
import { studentSeed } from '../../../src/sets';

const item = { names: ['variant', 'octaves', 'gain-step', 'even'], ownSeed: false };
const read = (query: string, fragment = '') => parseSettings(query, fragment, item);

const seed = fc.integer({ min: 0, max: 4294967295 });
const names = fc.subarray(item.names);
const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) =>
    text
      .replace(/\p{Cc}/gu, '')
      .trim()
      .toWellFormed(),
  )
  .filter((text) => text !== '' && [...text].length <= 60);

/** Any settings there can be. */
const anySettings: fc.Arbitrary<Settings> = fc.constantFrom('practice', 'quiz', 'review').chain((mode) =>
  fc
    .record(
      {
        seed,
        variant: seed,
        show: names,
        hide: names,
        lock: fc.oneof(names, fc.constant(['*'])),
        ui: fc.constantFrom('full' as const, 'min' as const, 'none' as const),
        theme: fc.constantFrom('auto' as const, 'light' as const, 'dark' as const, 'contrast' as const),
        motion: fc.constantFrom('auto' as const, 'reduce' as const),
        autoplay: fc.boolean(),
        attempts: fc.integer({ min: 1, max: 99 }),
        hints: fc.boolean(),
        reveal: fc.constantFrom('never' as const, 'end' as const, 'always' as const),
        store: fc.constantFrom('auto' as const, 'off' as const, 'host' as const),
        parents: fc.uniqueArray(
          fc.constantFrom('https://school.example', 'http://127.0.0.1:4175', 'https://a.b.example:8443'),
        ),
        student: word,
        set: word,
      },
      { requiredKeys: [] },
    )
    .map((some) => ({ ...usualSettings(mode), ...some })),
);

describe('settings', () => {
  it('come back from what is printed, in the fewest keys', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const query = printSettings(settings);
        expect(query.length).toBeLessThanOrEqual(2000);
        expect(read(`?${query}`, `#${printFragment(settings)}`)).toEqual({ settings, said: [] });
        expect(printSettings(read(query).settings)).toBe(query);
      }),
      { numRuns: 2000 },
    );
  });

  it('are printed in one order, without what is usual', () => {
    expect(printSettings(usualSettings())).toBe('');
    expect(printSettings(usualSettings('quiz'))).toBe('mode=quiz');
    const { settings } = read(
      '?store=off&hints=0&parent=https://a.example&lock=*&seed=7&attempts=1&mode=practice',
    );
    expect(printSettings(settings)).toBe(
      'seed=7&lock=*&attempts=1&hints=0&store=off&parent=https://a.example',
    );
  });

  it('never fail, whatever is written', { timeout: 60_000 }, () => {
    const key = fc.constantFrom(
      ...['seed', 'variant', 'show', 'hide', 'lock', 'ui', 'theme', 'motion', 'autoplay', 'mode'],
      ...['attempts', 'hints', 'reveal', 'store', 'parent', 'student', 'set', 'octaves', '__proto__'],
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('*', '', '1e999', '-1', 'null', ','),
    );
    const random = fc.array(fc.tuple(key, value), { maxLength: 12 });
    fc.assert(
      fc.property(random, fc.string(), (pairs, rest) => {
        const text = `${new URLSearchParams(pairs.map(([k, v]) => [k, v])).toString()}&${rest}`;
        const { settings, said } = read(text, text);
        expect(read(printSettings(settings), printFragment(settings))).toEqual({ settings, said: [] });
        for (const sentence of said) expect(sentence).toMatch(/^\S.*\.$/s);
        expect(printSettings(settings).length).toBeLessThanOrEqual(2000);
      }),
      { numRuns: 10_000 },
    );
  });

  it('say what was replaced', () => {
    expect(read('?ui=tiny')).toEqual({
      settings: usualSettings(),
      said: ['ui=tiny is not one of full, min, none, so this is full.'],
    });
    expect(read('?attempts=0').settings.attempts).toBe(1);
    expect(read('?attempts=500').said).toEqual([
      'attempts=500 is not a whole number from 1 to 99, so this is 99.',
    ]);
    expect(read('?lock=nothing').said[0]).toMatch(/names no control/);
    expect(read('?autoplay=yes').said[0]).toMatch(/neither 1 nor 0/);
  });

  it('take a word for a seed, and publish its number', () => {
    const { settings, said } = read('?variant=dragon');
    expect(settings.variant).toBe(seedFromText('dragon'));
    expect(said[0]).toContain(String(settings.variant));
  });

  it('leave a figure its own seed', () => {
    expect(parseSettings('?seed=7', '', { names: ['seed'], ownSeed: true }).settings.seed).toBeUndefined();
  });

  it('follow the mode where they are not written', () => {
    for (const mode of ['practice', 'quiz', 'review'] as const)
      expect(read(`?mode=${mode}`).settings).toMatchObject(MODE_TERMS[mode]);
    expect(read('?mode=quiz&attempts=3&reveal=never').settings).toMatchObject({
      attempts: 3,
      reveal: 'never',
    });
  });

  it('open nothing where an origin cannot be read', () => {
    expect(read('').settings.parents).toBeUndefined();
    for (const broken of ['', 'school', 'javascript:alert(1)', 'null', '*', 'file:///x'])
      expect(read(`?parent=${encodeURIComponent(broken)}`).settings.parents).toEqual([]);
    expect(read('?parent=https://a.example/page&parent=https://b.example').settings.parents).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  it('take a student from the fragment alone', () => {
    expect(read('', '#student=Ada&set=week%203').settings).toMatchObject({ student: 'Ada', set: 'week 3' });
    const { settings, said } = read('?student=Ada');
    expect(settings.student).toBeUndefined();
    expect(said[0]).toMatch(/behind a #/);
  });
});

describe('a student’s variant', () => {
  const asked = (query: string, hash: string) => variantOf(read(query, hash).settings);

  it('is the one on the student’s sheet of the same seed', () => {
    expect(asked('?seed=5', '#student=Ada%20Lovelace&set=week%203')).toBe(studentSeed(5, 'Ada Lovelace'));
    expect(asked('?seed=5', '#student=++ada+++LOVELACE+')).toBe(studentSeed(5, 'Ada Lovelace'));
  });

  it('depends on the name and the class’s seed', () => {
    const all = [
      asked('?seed=5', '#student=Ada'),
      asked('?seed=5', '#student=Adb'),
      asked('?seed=6', '#student=Ada'),
    ];
    expect(new Set(all).size).toBe(3);
  });

  it('is nobody’s where there is no student', () => {
    expect(asked('?seed=5', '')).toBe(5);
    expect(asked('?seed=5&variant=9', '')).toBe(9);
    expect(asked('', '')).toBeUndefined();
  });
});
