import type { Written } from './written';

export default {
  'modulo-bias/roll-die': {
    program: (body: string) => `function rollDie(rng: Generator): number {\n${body}\n}`,
    right: {
      'refuses the last': `let raw: number; do { raw = rng.nextUint32(); } while (raw >= 4294967292); return 1 + raw % 6;`,
      'takes three bits': `for (;;) { const bits = rng.nextUint32() >>> 29; if (bits < 6) return bits + 1; }`,
      'multiplies and shifts': `let raw = rng.nextUint32();
        while ((Math.imul(raw, 6) >>> 0) < 4) raw = rng.nextUint32();
        return Math.floor(raw * 6 / 2 ** 32) + 1;`,
      'calls itself': `const raw = rng.nextUint32(); return raw < 4 ? rollDie(rng) : raw % 6 + 1;`,
    },
    wrong: {
      remainder: `return rng.nextUint32() % 6 + 1;`,
      'first-missing': `return rng.nextUint32() % 6;`,
      round: `return Math.round(rng.nextUint32() / 2 ** 32 * 5) + 1;`,
      'one-too-many': `return Math.round(rng.nextUint32() / 2 ** 32 * 6) + 1;`,
      'last-missing': `return Math.floor(rng.nextUint32() / 2 ** 32 * 5) + 1;`,
      scaled: `return Math.floor(rng.nextUint32() / 2 ** 32 * 6) + 1;`,
      'round-up': `return Math.ceil(rng.nextUint32() / 2 ** 32 * 6);`,
      'math-random': `return Math.floor(Math.random() * 6) + 1;`,
      constant: `return 4;`,
      'not-whole': `return rng.nextUint32() / 2 ** 32 * 6 + 1;`,
      'nothing-returned': `rng.nextUint32();`,
      'refused-once': `let raw = rng.nextUint32(); if (raw < 4) raw = rng.nextUint32(); return raw % 6 + 1;`,
      'limit-off': `let raw = rng.nextUint32(); while (raw <= 4) raw = rng.nextUint32(); return raw % 6 + 1;`,
      'never-refused': `return (rng.nextUint32() % 3) * 2 + (rng.nextUint32() % 2) + 1;`,
    },
  },
  'modulo-bias/pick-below': {
    program: (body: string) => `const pickBelow = (rng: Generator, n: number): number => {\n${body}\n};`,
    right: {
      'refuses the last': `const limit = Math.floor(2 ** 32 / n) * n; let raw = rng.nextUint32();
        while (raw >= limit) raw = rng.nextUint32(); return raw % n;`,
      'masks and refuses': `const bits = Math.ceil(Math.log2(n)); if (bits === 0) return 0;
        for (;;) { const raw = rng.nextUint32() >>> (32 - bits); if (raw < n) return raw; }`,
    },
    wrong: {
      remainder: `return rng.nextUint32() % n;`,
      scaled: `return Math.floor(rng.nextUint32() / 2 ** 32 * n);`,
      mask: `return (rng.nextUint32() & (n - 1)) >>> 0;`,
      signed: `return (rng.nextUint32() | 0) % n;`,
      'one-too-high': `return rng.nextUint32() % n + 1;`,
      'refused-once': `let raw = rng.nextUint32(); if (raw < 2 ** 32 % n) raw = rng.nextUint32(); return raw % n;`,
      'math-random': `return Math.floor(Math.random() * n);`,
    },
  },
} satisfies Record<string, Written>;
