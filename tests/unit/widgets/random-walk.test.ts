import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definition } from '../../../components/widgets/random-walk/definition';
import { HEIGHT, model, WIDTH } from '../../../components/widgets/random-walk/model';
import { defaults } from '../../../components/widget-kit/definition';

const start = defaults(definition.parameters);
const { rows } = JSON.parse(readFileSync(new URL('../../golden/flow.json', import.meta.url), 'utf8'))
  .displacement as {
  rows: {
    kind: string;
    edges: string;
    seed: number;
    octaves: number;
    steps_per_second: number;
    median: number;
  }[];
};
const median = (kind: string, seed: number) =>
  rows.find(
    (row) =>
      row.kind === kind &&
      row.seed === seed &&
      row.edges === 'dropped' &&
      row.octaves === 4 &&
      row.steps_per_second === 60,
  )!.median;

describe('random-walk', () => {
  it.each([1234, 1235, 1236, 1237, 1238])('gets as far as the reference’s particles do: seed %d', (seed) => {
    const { travelled, inNoise, inWhite } = model({ ...start, seed }).outputs;
    expect(travelled).toBe(195);
    // Far fewer particles than there, so their middle one strays.
    expect(Math.abs(inNoise! - median('value noise', seed))).toBeLessThan(6);
    expect(Math.abs(inWhite! - median('white noise', seed))).toBeLessThan(2.5);
  });

  it('begins where it begins, and keeps to the window', () => {
    const { outputs, noise, white } = model({ ...start, frame: 0 });
    expect(outputs).toEqual({ travelled: 0, inNoise: 0, inWhite: 0 });
    for (const path of [...noise, ...white])
      for (let at = 0; at < path.length; at += 2) {
        expect(path[at]! >= 0 && path[at]! <= WIDTH).toBe(true);
        expect(path[at + 1]! >= 0 && path[at + 1]! <= HEIGHT).toBe(true);
      }
  });

  it('is never farther than it has traveled', () => {
    const { noiseMedians, whiteMedians } = model(start);
    noiseMedians.forEach((distance, frame) => expect(distance).toBeLessThanOrEqual((frame * 65) / 60 + 0.01));
    expect(Math.max(...whiteMedians)).toBeLessThan(10);
  });
});
