import { describe, expect, it } from 'vitest';
import { definition, LONGEST, RATE } from '../../../components/widgets/curl/definition';
import { model } from '../../../components/widgets/curl/model';
import { defaults } from '../../../components/widget-kit/definition';

const start = defaults(definition.parameters);
const END = LONGEST * RATE;

describe('curl', () => {
  it('begins evenly: no box is empty but by a rare chance, in either field', () => {
    for (const field of ['headings', 'curl'] as const)
      for (const seed of [0, 1, 1234]) {
        const { empty, fullest } = model({ ...start, field, seed, frame: 0 }).outputs;
        expect(empty).toBeLessThan(1);
        expect(fullest).toBeLessThan(3.5);
      }
  });

  it.each([1, 7, 1234])('bunches in headings and stays even in the curl: seed %d', (seed) => {
    const after = (field: 'headings' | 'curl') => model({ ...start, field, seed, frame: END }).outputs;
    expect(after('headings').empty).toBeGreaterThan(20);
    expect(after('curl').empty).toBeLessThan(2);
    expect(after('headings').fullest!).toBeGreaterThan(2 * after('curl').fullest!);
  });

  it('shows the same picture at a frame, however one came there', () => {
    const there = model({ ...start, frame: 100 });
    model({ ...start, frame: END });
    const back = model({ ...start, frame: 100 });
    expect(back.x).toEqual(there.x);
    expect(back.y).toEqual(there.y);
    expect(back.emptied).toEqual(there.emptied);
  });

  it('moves at one mean speed in both fields', () => {
    const travelled = (field: 'headings' | 'curl') => {
      const [now, next] = [0, 1].map((frame) => model({ ...start, field, frame }));
      const steps = Array.from(now!.x, (x, i) => Math.hypot(next!.x[i]! - x, next!.y[i]! - now!.y[i]!));
      return (RATE * steps.reduce((sum, step) => sum + step)) / steps.length;
    };
    expect(travelled('headings') / 65).toBeCloseTo(1, 1);
    expect(travelled('curl') / 65).toBeCloseTo(1, 0);
  });
});
