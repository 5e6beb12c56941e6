/** Noise: the same picture's worth of samples from this library and from its peers. */
import FastNoiseLite from 'fastnoise-lite';
import { Noise } from 'noisejs';
import { makeNoise2D, makeNoise3D } from 'open-simplex-noise';
import { createNoise2D, createNoise3D } from 'simplex-noise';
import { Pcg32, uniformDouble } from '../../src/random';
import {
  cellularField2,
  fastCellular2,
  fastFractal2,
  fastGradient2,
  fastSimplex2,
  fastValue2,
  fastValue3,
  type FieldWindow,
  fractalField2,
  gradientField2,
  valueField2,
  valueSlice3,
} from '../../src/noise';
import { type Contest, type Contestant, ownFunction } from './contest';

const COLUMNS = 1000;
const ROWS = 700;
const SEED = 42;
const Z = 3.3;

/** A picture's worth of single calls, as a sketch makes them. */
function calls(name: string, step: number, call: string, sampler: unknown): Contestant {
  const values = new Float32Array(COLUMNS * ROWS);
  // A row a call: the engine then optimizes the loop as a whole, and not halfway through.
  const row = ownFunction(
    ['sampler', 'values'],
    'y, from',
    `for (let column = 0; column < ${COLUMNS}; column++) {
      const x = column * ${step};
      values[from + column] = ${call};
    }`,
    [sampler, values],
  );
  const run = () => {
    for (let k = 0; k < ROWS; k++) row(k * step, k * COLUMNS);
  };
  return { name, run };
}

/** The same picture filled at once. */
function filled(
  name: string,
  step: number,
  fill: (values: Float32Array, window: FieldWindow) => void,
): Contestant {
  const values = new Float32Array(COLUMNS * ROWS);
  const window = { columns: COLUMNS, rows: ROWS, x: 0, y: 0, step };
  return { name, run: () => fill(values, window) };
}

function fastNoise(kind: 'Value' | 'Perlin' | 'OpenSimplex2' | 'Cellular'): FastNoiseLite {
  const noise = new FastNoiseLite(SEED);
  noise.SetNoiseType(FastNoiseLite.NoiseType[kind]);
  noise.SetFrequency(1);
  if (kind === 'Cellular') {
    noise.SetCellularDistanceFunction(FastNoiseLite.CellularDistanceFunction.Euclidean);
    noise.SetCellularReturnType(FastNoiseLite.CellularReturnType.Distance);
  }
  return noise;
}

const seeded = () => {
  const rng = new Pcg32(SEED);
  return () => uniformDouble(rng);
};

const perlinPeer = (step: number) => calls('noisejs', step, 'sampler.perlin2(x, y)', new Noise(0.42));
const simplexPeer = (step: number) => calls('simplex-noise', step, 'sampler(x, y)', createNoise2D(seeded()));
const liteCalls = (step: number, kind: 'Value' | 'Perlin' | 'OpenSimplex2' | 'Cellular') =>
  calls(`fastnoise-lite ${kind}`, step, 'sampler.GetNoise(x, y)', fastNoise(kind));

const peers2 = (step: number, kind: 'Value' | 'Perlin' | 'OpenSimplex2') => [
  perlinPeer(step),
  simplexPeer(step),
  calls('open-simplex-noise', step, 'sampler(x, y)', makeNoise2D(SEED)),
  liteCalls(step, kind),
];

const peers3 = (step: number) => [
  calls('noisejs 3D', step, `sampler.perlin3(x, y, ${Z})`, new Noise(0.42)),
  calls('noisejs simplex 3D', step, `sampler.simplex3(x, y, ${Z})`, new Noise(0.42)),
  calls('simplex-noise 3D', step, `sampler(x, y, ${Z})`, createNoise3D(seeded())),
  calls('open-simplex-noise 3D', step, `sampler(x, y, ${Z})`, makeNoise3D(SEED)),
  calls('fastnoise-lite Value 3D', step, `sampler.GetNoise(x, y, ${Z})`, fastNoise('Value')),
];

/** Four octaves the way a sketch adds them. */
const fourOctaves = (name: string, step: number, one: (x: string, y: string) => string, sampler: unknown) =>
  calls(
    name,
    step,
    `(${one('x', 'y')} + ${one('2 * x', '2 * y')} * 0.5 + ${one('4 * x', '4 * y')} * 0.25 + ${one('8 * x', '8 * y')} * 0.125) / 1.875`,
    sampler,
  );

const fractalPeers = (step: number) => [
  fourOctaves('noisejs', step, (x, y) => `sampler.perlin2(${x}, ${y})`, new Noise(0.42)),
  fourOctaves('simplex-noise', step, (x, y) => `sampler(${x}, ${y})`, createNoise2D(seeded())),
];

const samples = { count: COLUMNS * ROWS, unit: 'sample' };

export const noiseContests: (() => Contest)[] = [0.0035, 0.05].flatMap((step): (() => Contest)[] => [
  () => ({
    title: `Value noise, a call a sample, step ${step}`,
    ...samples,
    ours: calls('fastValue2', step, `sampler(x, y, ${SEED})`, fastValue2),
    peers: peers2(step, 'Value'),
  }),
  () => ({
    title: `Gradient noise, a call a sample, step ${step}`,
    ...samples,
    ours: calls('fastGradient2', step, `sampler(x, y, ${SEED})`, fastGradient2),
    peers: [perlinPeer(step), liteCalls(step, 'Perlin')],
  }),
  () => ({
    title: `Simplex noise, a call a sample, step ${step}`,
    ...samples,
    ours: calls('fastSimplex2', step, `sampler(x, y, ${SEED})`, fastSimplex2),
    peers: [
      simplexPeer(step),
      calls('open-simplex-noise', step, 'sampler(x, y)', makeNoise2D(SEED)),
      liteCalls(step, 'OpenSimplex2'),
    ],
  }),
  () => ({
    title: `Value noise in 3D, a call a sample, step ${step}`,
    ...samples,
    ours: calls('fastValue3', step, `sampler(x, y, ${Z}, ${SEED})`, fastValue3),
    peers: peers3(step),
  }),
  () => ({
    title: `Cellular noise, a call a sample, step ${step}`,
    ...samples,
    ours: calls('fastCellular2', step, `sampler(x, y, ${SEED})`, fastCellular2),
    peers: [liteCalls(step, 'Cellular')],
  }),
  () => ({
    title: `Four octaves, a call a sample, step ${step}`,
    ...samples,
    ours: calls('fastFractal2', step, `sampler(x, y, 4, ${SEED})`, fastFractal2),
    peers: fractalPeers(step),
  }),
  () => ({
    title: `Value noise, a whole field, step ${step}`,
    ...samples,
    ours: filled('valueField2', step, (values, window) => valueField2(values, window, SEED)),
    peers: peers2(step, 'Value'),
  }),
  () => ({
    title: `Gradient noise, a whole field, step ${step}`,
    ...samples,
    ours: filled('gradientField2', step, (values, window) => gradientField2(values, window, SEED)),
    peers: [perlinPeer(step), liteCalls(step, 'Perlin')],
  }),
  () => ({
    title: `A slice of value noise in 3D, step ${step}`,
    ...samples,
    ours: filled('valueSlice3', step, (values, window) => valueSlice3(values, window, Z, SEED)),
    peers: peers3(step),
  }),
  () => ({
    title: `Cellular noise, a whole field, step ${step}`,
    ...samples,
    ours: filled('cellularField2', step, (values, window) => cellularField2(values, window, SEED)),
    peers: [liteCalls(step, 'Cellular')],
  }),
  () => ({
    title: `Four octaves, a whole field, step ${step}`,
    ...samples,
    ours: filled('fractalField2', step, (values, window) =>
      fractalField2(values, window, { seed: SEED, octaves: 4 }),
    ),
    peers: fractalPeers(step),
  }),
]);
