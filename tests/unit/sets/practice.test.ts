import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { practiceDraws, readPractice, writePractice } from '../../../src/sets';

const pool = (size: number) => Array.from({ length: size }, (_, at) => `topic/${at}`);
const logs = fc.array(fc.constantFrom('0', '1'), { maxLength: 60 }).map((log) => log.join(''));
const seeds = fc.integer({ min: 0, max: 4294967295 });
const idsOf = (size: number, seed: number, log: string) =>
  practiceDraws(pool(size), seed, log).map(({ id }) => id);

describe('the order of practice', () => {
  it('is one draw ahead of what is done, and follows from seed and log alone', () => {
    fc.assert(
      fc.property(seeds, logs, (seed, log) => {
        const draws = practiceDraws(pool(9), seed, log);
        expect(draws).toHaveLength(log.length + 1);
        expect(practiceDraws(pool(9), seed, log)).toEqual(draws);
        expect(practiceDraws(pool(9), seed, `${log}1`).slice(0, -1)).toEqual(draws);
      }),
    );
  });

  it('is pinned', () => {
    expect(practiceDraws(pool(6), 7, '10111')).toEqual([
      { id: 'topic/0', seed: 1989441602, again: false },
      { id: 'topic/1', seed: 2987633539, again: false },
      { id: 'topic/4', seed: 3361986008, again: false },
      { id: 'topic/2', seed: 72712217, again: false },
      { id: 'topic/5', seed: 268496098, again: false },
      { id: 'topic/1', seed: 985124989, again: true },
    ]);
  });

  it('goes through everything before anything comes again, while nothing is missed', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 12 }), (seed, size) => {
        expect(new Set(idsOf(size, seed, '1'.repeat(size - 1))).size).toBe(size);
      }),
    );
  });

  it('brings what was missed back after three others, with another variant', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 20 }), (seed, at) => {
        const draws = practiceDraws(pool(9), seed, `${'1'.repeat(at)}0111`);
        const [missed, back] = [draws[at]!, draws[at + 4]!];
        expect(back).toMatchObject({ id: missed.id, again: true });
        expect(back.seed).not.toBe(missed.seed);
        expect(draws.slice(at + 1, at + 4).map(({ id }) => id)).not.toContain(missed.id);
      }),
    );
  });

  it('never shows the same exercise twice in a row, and loses none that was missed', () => {
    fc.assert(
      fc.property(seeds, logs, fc.integer({ min: 2, max: 9 }), (seed, log, size) => {
        const ids = idsOf(size, seed, `${log}${'1'.repeat(20)}`);
        ids.slice(1).forEach((id, at) => expect(id).not.toBe(ids[at]));
        [...log].forEach((had, at) => {
          if (had === '0') expect(ids.slice(at + 1)).toContain(ids[at]);
        });
      }),
    );
  });

  it('serves the small pools too', () => {
    expect(practiceDraws([], 1, '')).toEqual([]);
    expect(idsOf(1, 1, '0101')).toEqual(Array.from({ length: 5 }, () => 'topic/0'));
    expect(new Set(idsOf(2, 1, '0000')).size).toBe(2);
  });
});

describe('a round’s address', () => {
  const slugs = ['a', 'b', 'c'];

  it('holds topics in the order of the book, and a seed', () => {
    expect(readPractice('?topics=c,a&seed=owl&programs=1', slugs).round).toEqual({
      topics: ['a', 'c'],
      seed: 1_294_382_138,
      seedText: 'owl',
      programs: true,
    });
    const written = '?topics=a,c&seed=owl&programs=1';
    expect(writePractice(readPractice(written, slugs).round!)).toBe(written);
  });

  it('leaves out and names what does not exist, and asks for topics where there are none', () => {
    expect(readPractice('?topics=a,zebra&seed=', slugs)).toMatchObject({
      round: { topics: ['a'], seed: 1 },
      said: ['There is no topic called “zebra”.', 'The seed is empty, so it is 1.'],
    });
    expect(readPractice('?topics=zebra&seed=1', slugs).round).toBeUndefined();
    expect(readPractice('?topics=b', slugs)).toEqual({ topics: ['b'], round: undefined, said: [] });
    expect(readPractice('', slugs)).toEqual({ topics: [], round: undefined, said: [] });
    fc.assert(fc.property(fc.string(), (query) => void readPractice(query, slugs)));
  });
});
