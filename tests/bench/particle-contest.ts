/** A frame of a hundred thousand particles that four octaves of noise carry along. */
import { Noise } from 'noisejs';
import { FLOW_SCALE, flowField2 } from '../../src/noise';
import { Sfc32, uniformReal } from '../../src/random';
import { type Contest, ownFunction } from './contest';

const PARTICLES = 100_000;
const [WIDTH, HEIGHT] = [1000, 700];

function places(): { x: Float32Array; y: Float32Array } {
  const rng = new Sfc32(3);
  return {
    x: Float32Array.from({ length: PARTICLES }, () => uniformReal(rng, 0, WIDTH)),
    y: Float32Array.from({ length: PARTICLES }, () => uniformReal(rng, 0, HEIGHT)),
  };
}

/** Particles that leave come in again on the other side. */
const wrap = (axis: string, size: number) =>
  `if (${axis}[i] < 0) ${axis}[i] += ${size}; else if (${axis}[i] >= ${size}) ${axis}[i] -= ${size};`;

const frame = (names: string[], move: string, values: unknown[]) =>
  ownFunction(
    ['x', 'y', ...names],
    '',
    `for (let i = 0; i < ${PARTICLES}; i++) { ${move} ${wrap('x', WIDTH)} ${wrap('y', HEIGHT)} }`,
    [...Object.values(places()), ...values],
  );

export function particleContest(): Contest {
  const directions = new Float32Array(2 * WIDTH * HEIGHT);
  flowField2(
    directions,
    { columns: WIDTH, rows: HEIGHT, x: 0, y: 0, step: FLOW_SCALE },
    { seed: 42, octaves: 4 },
  );
  const octave = (k: number) =>
    `noise.perlin2(${2 ** k * FLOW_SCALE} * x[i], ${2 ** k * FLOW_SCALE} * y[i]) * ${0.5 ** k}`;
  return {
    title: 'A frame of 100,000 particles, four octaves',
    count: PARTICLES,
    unit: 'particle',
    ours: {
      name: 'flowField2, filled before',
      run: frame(
        ['directions'],
        `const k = 2 * ((y[i] | 0) * ${WIDTH} + (x[i] | 0)); x[i] += directions[k]; y[i] += directions[k + 1];`,
        [directions],
      ),
    },
    peers: [
      {
        name: 'noisejs',
        run: frame(
          ['noise'],
          `const angle = (${[0, 1, 2, 3].map(octave).join(' + ')}) * ${(2 * Math.PI) / 1.875};
           x[i] += Math.cos(angle); y[i] += Math.sin(angle);`,
          [new Noise(0.42)],
        ),
      },
    ],
  };
}
