import type { Written } from './written';

export default {
  'octaves/fractal-noise': {
    program: (body: string) =>
      `function fractalNoise(x: number, y: number, octaves: number, seed: number, noise: Function): number {\n${body}\n}`,
    right: {
      'takes powers': `let s = 0; for (let i = 0; i < octaves; i++) s += noise(x * 2 ** i, y * 2 ** i, seed + i) / 2 ** i; return s / (2 - 2 ** (1 - octaves));`,
      'goes on alone': `const go = (k: number): number => k < 0 ? 0 : go(k - 1) + noise(x * 2 ** k, y * 2 ** k, seed + k) * 0.5 ** k;
        let total = 0; for (let k = 0; k < octaves; k++) total += 0.5 ** k; return go(octaves - 1) / total;`,
      'moves the place': `let [sum, total, a] = [0, 0, 1]; for (let i = 0; i < octaves; i++) { sum += a * noise(x, y, seed++); total += a; x *= 2; y *= 2; a *= 0.5; } return sum / total;`,
    },
    wrong: {
      'nothing-returned': `let s = 0; for (let i = 0; i < octaves; i++) s += noise(x * 2 ** i, y * 2 ** i, seed + i) / 2 ** i;`,
      'not-a-number': `let s; for (let i = 0; i < octaves; i++) s += noise(x * 2 ** i, y * 2 ** i, seed + i) / 2 ** i; return s;`,
      'no-noise': `return (x + y) / octaves;`,
      'not-divided': `let s = 0; for (let i = 0; i < octaves; i++) s += noise(x * 2 ** i, y * 2 ** i, seed + i) / 2 ** i; return s;`,
      'divided-by-count': `let s = 0; for (let i = 0; i < octaves; i++) s += noise(x * 2 ** i, y * 2 ** i, seed + i) / 2 ** i; return s / octaves;`,
      'divided-by-limit': `let s = 0; for (let i = 0; i < octaves; i++) s += noise(x * 2 ** i, y * 2 ** i, seed + i) / 2 ** i; return s / 2;`,
      'one-seed': `let [s, t] = [0, 0]; for (let i = 0; i < octaves; i++) { s += noise(x * 2 ** i, y * 2 ** i, seed) / 2 ** i; t += 0.5 ** i; } return s / t;`,
      'seed-late': `let [s, t] = [0, 0]; for (let i = 0; i < octaves; i++) { s += noise(x * 2 ** i, y * 2 ** i, seed + i + 1) / 2 ** i; t += 0.5 ** i; } return s / t;`,
      'frequency-added': `let [s, t] = [0, 0]; for (let i = 0; i < octaves; i++) { s += noise(x * (i + 1), y * (i + 1), seed + i) / 2 ** i; t += 0.5 ** i; } return s / t;`,
      'frequency-kept': `let [s, t] = [0, 0]; for (let i = 0; i < octaves; i++) { s += noise(x, y, seed + i) / 2 ** i; t += 0.5 ** i; } return s / t;`,
      'y-kept': `let [s, t] = [0, 0]; for (let i = 0; i < octaves; i++) { s += noise(x * 2 ** i, y, seed + i) / 2 ** i; t += 0.5 ** i; } return s / t;`,
      'equal-weights': `let s = 0; for (let i = 0; i < octaves; i++) s += noise(x * 2 ** i, y * 2 ** i, seed + i); return s / octaves;`,
      'amplitude-grows': `let [s, t] = [0, 0]; for (let i = 0; i < octaves; i++) { s += noise(x * 2 ** i, y * 2 ** i, seed + i) * 2 ** i; t += 2 ** i; } return s / t;`,
      'starts-late': `let [s, t, f, a] = [0, 0, 1, 1]; for (let i = 0; i < octaves; i++) { f *= 2; a /= 2; s += a * noise(x * f, y * f, seed + i); t += a; } return s / t;`,
      'one-too-many': `let [s, t] = [0, 0]; for (let i = 0; i <= octaves; i++) { s += noise(x * 2 ** i, y * 2 ** i, seed + i) / 2 ** i; t += 0.5 ** i; } return s / t;`,
      'one-too-few': `if (octaves === 1) return 0; let [s, t] = [0, 0]; for (let i = 0; i < octaves - 1; i++) { s += noise(x * 2 ** i, y * 2 ** i, seed + i) / 2 ** i; t += 0.5 ** i; } return s / t;`,
      'last-only': `let [s, t] = [0, 0]; for (let i = 0; i < octaves; i++) { s = noise(x * 2 ** i, y * 2 ** i, seed + i) / 2 ** i; t += 0.5 ** i; } return s / t;`,
    },
  },
  'octaves/remap': {
    program: (body: string) =>
      `function remap(value: number, lo: number, hi: number, toLo: number, toHi: number): number {\n${body}\n}`,
    right: {
      'weighs both ends': `const t = (value - lo) / (hi - lo); return toLo * (1 - t) + toHi * t;`,
      'makes a line of it': `const slope = (toHi - toLo) / (hi - lo); return slope * value + (toLo - slope * lo);`,
    },
    wrong: {
      'nothing-returned': `toLo + ((value - lo) / (hi - lo)) * (toHi - toLo);`,
      'not-a-number': `return toLo + ((value - lo) / (hi - lo)) * (toHi - (undefined as never));`,
      'share-only': `return (value - lo) / (hi - lo);`,
      'start-forgotten': `return ((value - lo) / (hi - lo)) * (toHi - toLo);`,
      'lo-forgotten': `return toLo + (value / (hi - lo)) * (toHi - toLo);`,
      'width-is-hi': `return toLo + ((value - lo) / hi) * (toHi - toLo);`,
      'end-for-width': `return toLo + ((value - lo) / (hi - lo)) * toHi;`,
      clamped: `const t = Math.min(1, Math.max(0, (value - lo) / (hi - lo))); return toLo + t * (toHi - toLo);`,
      reversed: `return toHi - ((value - lo) / (hi - lo)) * (toHi - toLo);`,
      'other-way': `return lo + ((value - toLo) / (toHi - toLo)) * (hi - lo);`,
    },
  },
  'octaves/terrain-colors': {
    program: (body: string) =>
      `const hold = (h: number) => Math.min(1, Math.max(0, h));
       function colorOf(value: number, lo: number, hi: number, limits: number[], colors: string[]): string {
        const h = hold((value - lo) / (hi - lo));\n${body}\n}`,
    right: {
      'counts the limits': `return colors[limits.filter((limit) => h >= limit).length];`,
      'comes from above': `for (let i = limits.length - 1; i >= 0; i--) if (h >= limits[i]) return colors[i + 1]; return colors[0];`,
      'finds the first that is missed': `const i = limits.findIndex((limit) => h < limit); return colors[i < 0 ? limits.length : i];`,
    },
    wrong: {
      'nothing-returned': `colors[limits.filter((limit) => h >= limit).length];`,
      'number-returned': `return limits.filter((limit) => h >= limit).length as never;`,
      'no-stretch': `return colors[limits.filter((limit) => value >= limit).length];`,
      'not-held': `const free = (value - lo) / (hi - lo); return colors[limits.filter((limit) => free >= limit).length];`,
      'lo-forgotten': `const k = hold(value / (hi - lo)); return colors[limits.filter((limit) => k >= limit).length];`,
      'width-is-hi': `const k = hold((value - lo) / hi); return colors[limits.filter((limit) => k >= limit).length];`,
      'limit-missed': `return colors[limits.filter((limit) => h > limit).length];`,
      'last-color-lost': `return colors[limits.findIndex((limit) => h < limit)];`,
      'band-late': `return colors[limits.filter((limit) => h >= limit).length + 1];`,
      'band-early': `return colors[limits.filter((limit) => h >= limit).length - 1];`,
      'first-limit-only': `for (let i = 0; i < limits.length; i++) if (h >= limits[i]) return colors[1]; return colors[0];`,
      'upside-down': `return colors[limits.filter((limit) => h < limit).length];`,
    },
  },
} satisfies Record<string, Written>;
