import type { Written } from './written';

const total = 'const total = weights.reduce((sum, weight) => sum + weight, 0);';
const u = 'rng.nextUint32() / 2 ** 32';
const double = '((rng.nextUint32() >>> 5) * 2 ** 26 + (rng.nextUint32() >>> 6)) / 2 ** 53';
const walk =
  'let end = 0; for (let i = 0; i < weights.length; i++) { end += weights[i]!; if (roll < end) return i; }';

export default {
  'weighted-loot/pick-weighted': {
    program: (body: string) =>
      `function pickWeighted(rng: Generator, weights: number[]): number {\n${body}\n}`,
    right: {
      'adds ends up': `${total} const roll = ${u} * total; ${walk} return -1;`,
      'adds ends up with 53 bits': `${total} const roll = ${double} * total; ${walk} return -1;`,
      'takes weights off': `${total} let roll = ${u} * total;
        for (let i = 0; i < weights.length; i++) { roll -= weights[i]!; if (roll < 0) return i; }
        return weights.findLastIndex((weight) => weight > 0);`,
      'halves the ends': `let sum = 0; const ends = weights.map((weight) => (sum += weight)); const roll = ${u} * sum;
        let [low, high] = [0, ends.length - 1];
        while (low < high) { const middle = (low + high) >> 1; if (ends[middle]! > roll) high = middle; else low = middle + 1; }
        return low;`,
      'refuses as often as needed': `const most = Math.max(...weights);
        for (;;) { const i = Math.floor(${u} * weights.length); if (${u} * most < weights[i]!) return i; }`,
      'finds the index': `${total} const roll = ${u} * total; let end = 0; return weights.findIndex((weight) => (end += weight) > roll);`,
    },
    wrong: {
      'holds-end': `${total} const roll = ${u} * total; let end = 0;
        for (let i = 0; i < weights.length; i++) { end += weights[i]!; if (roll <= end) return i; } return -1;`,
      'ignores-weights': `return Math.floor(${u} * weights.length);`,
      'rounded-roll': `${total} const roll = Math.floor(${u} * total); ${walk} return weights.length - 1;`,
      'last-slice': `${total} const roll = ${u} * total; let end = 0;
        for (let i = 0; i < weights.length - 1; i++) { end += weights[i]!; if (roll < end) return i; }`,
      'over-n': `const roll = ${u} * weights.length; ${walk} return weights.length - 1;`,
      hundred: `const roll = ${u} * 100; ${walk} return weights.length - 1;`,
      'not-stretched': `const roll = ${u}; ${walk} return weights.length - 1;`,
      'raw-roll': `const roll = rng.nextUint32(); ${walk} return weights.length - 1;`,
      remainder: `${total} const roll = rng.nextUint32() % total; ${walk} return -1;`,
      'math-random': `${total} const roll = Math.random() * total; ${walk} return -1;`,
      constant: `return 0;`,
      mutates: `for (let i = 1; i < weights.length; i++) weights[i]! += weights[i - 1]!;
        const roll = ${u} * weights.at(-1)!; return weights.findIndex((end) => roll < end);`,
      sorted: `${total} const roll = ${u} * total; const down = [...weights].sort((a, b) => b - a); let end = 0;
        return down.findIndex((weight) => (end += weight) > roll);`,
      'one-by-one': `${total} for (let i = 0; i < weights.length - 1; i++) if (${u} < weights[i]! / total) return i;
        return weights.length - 1;`,
      'weight-returned': `${total} const roll = ${u} * total; let end = 0;
        for (const weight of weights) { end += weight; if (roll < end) return weight; } return 0;`,
      'from-1': `${total} const roll = ${u} * total; let end = 0; return weights.findIndex((weight) => (end += weight) > roll) + 1;`,
      'off-the-end': `${total} const roll = rng.nextUint32() / (2 ** 32 - 1) * total; ${walk} return -1;`,
      'zero-at-end': `${total} let roll = ${double} * total;
        for (let i = 0; i < weights.length; i++) { roll -= weights[i]!; if (roll < 0) return i; } return weights.length - 1;`,
      'nothing-returned': `${total} rng.nextUint32();`,
    },
  },
  'weighted-loot/pulls-until-drop': {
    program: (body: string) =>
      `function pullsUntilDrop(rng: Generator, chance: number, hard: number): number {\n${body}\n}`,
    right: {
      'breaks out of a loop': `let pull = 1; while (pull < hard && ${u} >= chance) pull++; return pull;`,
      'draws at the cap too': `for (let pull = 1; ; pull++) { const hit = ${u} < chance; if (hit || pull === hard) return pull; }`,
      'takes a logarithm': `const u = ${u}; if (chance === 0) return hard;
        return Math.min(hard, Math.floor(Math.log(1 - u) / Math.log(1 - chance)) + 1);`,
      'calls itself': `if (hard === 1 || ${u} < chance) return 1; return 1 + pullsUntilDrop(rng, chance, hard - 1);`,
    },
    wrong: {
      'counts-misses': `let misses = 0; while (misses < hard - 1 && ${u} >= chance) misses++; return misses;`,
      'cap-late': `let pull = 1; while (pull <= hard && ${u} >= chance) pull++; return pull;`,
      'cap-early': `let pull = 1; while (pull < hard - 1 && ${u} >= chance) pull++; return pull;`,
      'no-cap': `let pull = 1; while (${u} >= chance) pull++; return pull;`,
      'one-draw': `const roll = ${u}; for (let pull = 1; pull < hard; pull++) if (roll < chance) return pull; return hard;`,
      'raw-roll': `let pull = 1; while (pull < hard && rng.nextUint32() >= chance) pull++; return pull;`,
      percent: `let pull = 1; while (pull < hard && ${u} * 100 >= chance) pull++; return pull;`,
      inverted: `let pull = 1; while (pull < hard && ${u} < chance) pull++; return pull;`,
      uniform: `return Math.floor(${u} * hard) + 1;`,
      'at-most': `let pull = 1; while (pull < hard && ${u} > chance) pull++; return pull;`,
      'reaches-1': `let pull = 1; while (pull < hard && rng.nextUint32() / (2 ** 32 - 1) >= chance) pull++; return pull;`,
      'math-random': `let pull = 1; while (pull < hard && Math.random() >= chance) pull++; return pull;`,
      constant: `return Math.min(hard, 1);`,
      'nothing-returned': `for (let pull = 1; pull < hard; pull++) if (${u} < chance) return pull;`,
    },
  },
} satisfies Record<string, Written>;
