import type { Written } from './written';

const given = `const smoothstep = (t: number) => t * t * (3 - 2 * t);
const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
const quintic = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
`;

export default {
  'value-noise/blend': {
    program: (body: string) => `function blend(a: number, b: number, t: number): number {\n${body}\n}`,
    right: {
      'spells the cubic out': `const s = 3 * t ** 2 - 2 * t ** 3; return (1 - s) * a + s * b;`,
      'rounds to float32': `const f = Math.fround; const s = f(f(t * t) * f(3 - f(2 * t))); return f(a + f(f(b - a) * s));`,
      'has functions of its own': `const smoothstep = (t: number) => t * t * (3 - 2 * t);
        const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
        return lerp(a, b, smoothstep(t));`,
    },
    wrong: {
      'nothing-returned': `a + (b - a) * t * t * (3 - 2 * t);`,
      straight: `return a + (b - a) * t;`,
      swapped: `const s = t * t * (3 - 2 * t); return b + (a - b) * s;`,
      'share-only': `return t * t * (3 - 2 * t);`,
      'cubic-off': `return a + (b - a) * (3 * t * t - t * t * t);`,
      'one-t-short': `return a + (b - a) * t * (3 - 2 * t);`,
      squared: `return a + (b - a) * t ** 2;`,
      quintic: `return a + (b - a) * t ** 3 * (t * (t * 6 - 15) + 10);`,
      cosine: `return a + (b - a) * (1 - Math.cos(Math.PI * t)) / 2;`,
      'eased-twice': `const s = (t: number) => t * t * (3 - 2 * t); return a + (b - a) * s(s(t));`,
      'difference-missing': `return a + b * t * t * (3 - 2 * t);`,
    },
  },
  'value-noise/value-noise-1': {
    program: (body: string) =>
      `${given}let drawn = 0;\nfunction valueNoise1(x: number, seed: number, hash: Function): number {\n${body}\n}`,
    right: {
      'takes the far corner first': `const i = Math.floor(x); const s = smoothstep(x - i); const far = hash(i + 1, seed); return far * s + hash(i, seed) * (1 - s);`,
      'mends truncation': `let i = Math.trunc(x); if (i > x) i -= 1; return lerp(hash(i, seed), hash(i + 1, seed), smoothstep(x - i));`,
      'remembers corners': `const seen = new Map(); const at = (i: number) => { if (!seen.has(i)) seen.set(i, hash(i, seed)); return seen.get(i); };
        const i = Math.floor(x); return lerp(at(i), at(i + 1), smoothstep(x - i));`,
    },
    wrong: {
      'nothing-returned': `lerp(hash(Math.floor(x), seed), 1, 0);`,
      'not-a-number': `const i = Math.floor(x); return lerp(hash(i, seed), hash(i + 1, seed), smoothstep(undefined as never));`,
      changing: `drawn += 1; return lerp(hash(drawn, seed), hash(drawn + 1, seed), smoothstep(x - Math.floor(x)));`,
      'no-hash': `return smoothstep(x - Math.floor(x));`,
      'seed-ignored': `const i = Math.floor(x); return lerp(hash(i, 0), hash(i + 1, 0), smoothstep(x - i));`,
      'fraction-hashed': `return lerp(hash(x, seed), hash(x + 1, seed), smoothstep(x - Math.floor(x)));`,
      truncation: `const i = x | 0; return lerp(hash(i, seed), hash(i + 1, seed), smoothstep(x - i));`,
      rounded: `const i = Math.round(x); return lerp(hash(i, seed), hash(i + 1, seed), smoothstep(x - i));`,
      straight: `const i = Math.floor(x); return lerp(hash(i, seed), hash(i + 1, seed), x - i);`,
      'whole-place-eased': `const i = Math.floor(x); return lerp(hash(i, seed), hash(i + 1, seed), smoothstep(x));`,
      quintic: `const i = Math.floor(x); return lerp(hash(i, seed), hash(i + 1, seed), quintic(x - i));`,
      steps: `const i = Math.floor(x); return lerp(hash(i, seed), hash(i, seed), smoothstep(x - i));`,
      reversed: `const i = Math.floor(x); return lerp(hash(i + 1, seed), hash(i, seed), smoothstep(x - i));`,
      'seed-moved': `const i = Math.floor(x); return lerp(hash(i, seed), hash(i, seed + 1), smoothstep(x - i));`,
    },
  },
  'value-noise/value-noise-2': {
    program: (body: string) =>
      `${given}let state = 1;\nfunction valueNoise2(x: number, y: number, seed: number, hash: Function): number {
        const [l, t] = [Math.floor(x), Math.floor(y)];
        const [u, v] = [smoothstep(x - l), smoothstep(y - t)];\n${body}\n}`,
    right: {
      'blends down first': `return lerp(lerp(hash(l, t, seed), hash(l, t + 1, seed), v), lerp(hash(l + 1, t, seed), hash(l + 1, t + 1, seed), v), u);`,
      'weighs four corners': `let sum = 0; for (const i of [0, 1]) for (const j of [0, 1]) sum += hash(l + i, t + j, seed) * (i ? u : 1 - u) * (j ? v : 1 - v); return sum;`,
    },
    wrong: {
      changing: `state = (state * 48271) % 2147483647; const r = () => { state = (state * 48271) % 2147483647; return state / 2147483647; };
        return lerp(lerp(r(), r(), u), lerp(r(), r(), u), v);`,
      'seed-ignored': `return lerp(lerp(hash(l, t, 0), hash(l + 1, t, 0), u), lerp(hash(l, t + 1, 0), hash(l + 1, t + 1, 0), u), v);`,
      truncation: `const [a, b] = [Math.trunc(x), Math.trunc(y)]; const [p, q] = [smoothstep(x - a), smoothstep(y - b)];
        return lerp(lerp(hash(a, b, seed), hash(a + 1, b, seed), p), lerp(hash(a, b + 1, seed), hash(a + 1, b + 1, seed), p), q);`,
      straight: `const [p, q] = [x - l, y - t];
        return lerp(lerp(hash(l, t, seed), hash(l + 1, t, seed), p), lerp(hash(l, t + 1, seed), hash(l + 1, t + 1, seed), p), q);`,
      'half-eased': `return lerp(lerp(hash(l, t, seed), hash(l + 1, t, seed), u), lerp(hash(l, t + 1, seed), hash(l + 1, t + 1, seed), u), y - t);`,
      steps: `return hash(l, t, seed);`,
      'missing-column': `return lerp(lerp(hash(l, t, seed), hash(l, t, seed), u), lerp(hash(l, t + 1, seed), hash(l, t + 1, seed), u), v);`,
      'missing-row': `return lerp(hash(l, t, seed), hash(l + 1, t, seed), u);`,
      swapped: `return lerp(lerp(hash(l, t, seed), hash(l + 1, t, seed), v), lerp(hash(l, t + 1, seed), hash(l + 1, t + 1, seed), v), u);`,
      transposed: `return lerp(lerp(hash(t, l, seed), hash(t, l + 1, seed), u), lerp(hash(t + 1, l, seed), hash(t + 1, l + 1, seed), u), v);`,
      'fourth-corner': `return lerp(lerp(hash(l, t, seed), hash(l + 1, t, seed), u), lerp(hash(l, t + 1, seed), hash(l + 1, t, seed), u), v);`,
      'seed-moved': `return lerp(lerp(hash(l, t, seed), hash(l + 1, t, seed + 1), u), lerp(hash(l, t + 1, seed + 1), hash(l + 1, t + 1, seed + 1), u), v);`,
      'fraction-hashed': `return lerp(lerp(hash(x, y, seed), hash(x + 1, y, seed), u), lerp(hash(x, y + 1, seed), hash(x + 1, y + 1, seed), u), v);`,
    },
  },
  'value-noise/value-noise-3': {
    program: (body: string) =>
      `${given}function valueNoise3(x: number, y: number, z: number, seed: number, hash: Function): number {
        const [l, t, n] = [Math.floor(x), Math.floor(y), Math.floor(z)];
        const [u, v, w] = [smoothstep(x - l), smoothstep(y - t), smoothstep(z - n)];
        const slice = (k: number) => lerp(lerp(hash(l, t, k, seed), hash(l + 1, t, k, seed), u),
          lerp(hash(l, t + 1, k, seed), hash(l + 1, t + 1, k, seed), u), v);\n${body}\n}`,
    right: {
      'blends two slices': `return lerp(slice(n), slice(n + 1), w);`,
      'weighs eight corners': `let sum = 0; for (const i of [0, 1]) for (const j of [0, 1]) for (const k of [0, 1])
        sum += hash(l + i, t + j, n + k, seed) * (i ? u : 1 - u) * (j ? v : 1 - v) * (k ? w : 1 - w); return sum;`,
    },
    wrong: {
      'missing-slice': `return lerp(slice(n), slice(n), w);`,
      'straight-slices': `return lerp(slice(n), slice(n + 1), z - n);`,
      'not-a-number': `return lerp(slice(n), slice(n + 1), undefined as never);`,
      truncation: `const m = Math.trunc(z); return lerp(slice(m), slice(m + 1), smoothstep(z - m));`,
      'fraction-hashed': `return slice(z);`,
      'nothing-returned': `lerp(slice(n), slice(n + 1), w);`,
    },
  },
} satisfies Record<string, Written>;
