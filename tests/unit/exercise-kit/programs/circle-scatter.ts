import type { Written } from './written';

const u = 'rng.nextUint32() / 2 ** 32';
const polar = (angle: string, radius: string) =>
  `const angle = ${angle}; const r = ${radius}; return { x: r * Math.cos(angle), y: r * Math.sin(angle) };`;
const around = `2 * Math.PI * (${u})`;
const box = `(${u}) * 2 * radius - radius`;

export default {
  'circle-scatter/random-in-circle': {
    program: (body: string) =>
      `function randomInCircle(rng: Generator, radius: number): { x: number; y: number } {\n${body}\n}`,
    right: {
      'takes the root': polar(around, `radius * Math.sqrt(${u})`),
      'draws the radius first': `const r = radius * Math.sqrt(${u}); const a = ${around}; return { x: r * Math.sin(a), y: r * Math.cos(a) };`,
      'throws darts': `for (;;) { const x = ${box}; const y = ${box}; if (x * x + y * y <= radius * radius) return { x, y }; }`,
      'calls itself': `const x = ${box}, y = ${box}; return Math.hypot(x, y) < radius ? { x, y } : randomInCircle(rng, radius);`,
      'takes the larger of two': polar(around, `radius * Math.max(${u}, ${u})`),
      'folds a sum': `let s = ${u} + ${u}; if (s > 1) s = 2 - s; ${polar(around, 'radius * s')}`,
      'takes an even square': polar(around, `Math.sqrt(radius * radius * (${u}))`),
      'turns from −π': polar(`Math.PI * (2 * (${u}) - 1)`, `radius * (${u}) ** 0.5`),
      'uses few bits': `const part = (bits: number) => (rng.nextUint32() >>> (32 - bits)) / 2 ** bits; ${polar('2 * Math.PI * part(24)', 'radius * Math.sqrt(part(24))')}`,
      'returns more than it must': `const angle = ${around}; const r = radius * Math.sqrt(${u}); return { r, x: r * Math.cos(angle), y: r * Math.sin(angle) };`,
    },
    wrong: {
      'radius-times-u': polar(around, `radius * (${u})`),
      'one-draw': `const v = ${u}; ${polar('2 * Math.PI * v', 'radius * Math.sqrt(v)')}`,
      degrees: polar(`360 * (${u})`, `radius * Math.sqrt(${u})`),
      square: `return { x: ${box}, y: ${box} };`,
      diameter: polar(around, `radius / 2 * Math.sqrt(${u})`),
      'too-far': polar(around, `2 * radius * Math.sqrt(${u})`),
      clamped: `let x = ${box}, y = ${box}; const d = Math.hypot(x, y);
        if (d > radius) { x *= radius / d; y *= radius / d; } return { x, y };`,
      'on-the-rim': `const x = ${box}, y = ${box}; const d = Math.hypot(x, y); return { x: x / d * radius, y: y / d * radius };`,
      'box-direction': `const x = ${box}, y = ${box}; const d = Math.hypot(x, y); const r = radius * Math.sqrt(${u});
        return { x: x / d * r, y: y / d * r };`,
      'root-outside': polar(around, `Math.sqrt(radius * (${u}))`),
      unit: polar(around, `Math.sqrt(${u})`),
      squared: polar(around, `radius * (${u}) ** 2`),
      'cube-root': polar(around, `radius * Math.cbrt(${u})`),
      'math-random': polar('2 * Math.PI * Math.random()', 'radius * Math.sqrt(Math.random())'),
      'nothing-returned': `const r = radius * Math.sqrt(${u}); ({ x: r, y: r });`,
      'list-returned': `const a = ${around}; const r = radius * Math.sqrt(${u}); return [r * Math.cos(a), r * Math.sin(a)] as never;`,
      raw: polar('2 * Math.PI * rng.nextUint32()', 'radius * Math.sqrt(rng.nextUint32())'),
      quarter: `for (;;) { const x = (${u}) * radius, y = (${u}) * radius; if (x * x + y * y <= radius * radius) return { x, y }; }`,
      'half-turn': polar(`Math.PI * (${u})`, `radius * Math.sqrt(${u})`),
      'short-turn': polar(`2 * (${u})`, `radius * Math.sqrt(${u})`),
      constant: `return { x: radius / 2, y: 0 };`,
    },
  },
  'circle-scatter/random-in-annulus': {
    program: (body: string) =>
      `const randomInAnnulus = (rng: Generator, inner: number, outer: number): { x: number; y: number } => {\n${body}\n};`,
    right: {
      'takes an even square': polar(around, `Math.sqrt(inner ** 2 + (${u}) * (outer ** 2 - inner ** 2))`),
      'blends the squares': `const v = ${u}; ${polar(around, 'Math.sqrt(inner * inner * (1 - v) + outer * outer * v)')}`,
      'throws darts': `for (;;) { const x = ((${u}) * 2 - 1) * outer, y = ((${u}) * 2 - 1) * outer; const d = Math.hypot(x, y);
        if (d >= inner && d <= outer) return { x, y }; }`,
      'draws from the circle again': `let r: number; do r = outer * Math.sqrt(${u}); while (r < inner); const a = ${around};
        return { x: r * Math.cos(a), y: r * Math.sin(a) };`,
    },
    wrong: {
      'even-radius': polar(around, `inner + (${u}) * (outer - inner)`),
      'root-stretched': polar(around, `inner + Math.sqrt(${u}) * (outer - inner)`),
      'no-root': polar(around, `inner ** 2 + (${u}) * (outer ** 2 - inner ** 2)`),
      'hole-filled': polar(around, `outer * Math.sqrt(${u})`),
      'difference-squared': polar(around, `Math.sqrt(inner ** 2 + (${u}) * (outer - inner) ** 2)`),
      'added-root': polar(around, `inner + outer * Math.sqrt(${u})`),
      clamped: polar(around, `Math.max(inner, outer * Math.sqrt(${u}))`),
      'one-draw': `const v = ${u}; ${polar('2 * Math.PI * v', 'Math.sqrt(inner ** 2 + v * (outer ** 2 - inner ** 2))')}`,
      degrees: polar(`(${u}) * 360`, `Math.sqrt(inner ** 2 + (${u}) * (outer ** 2 - inner ** 2))`),
      'math-random': polar(
        '2 * Math.PI * Math.random()',
        'Math.sqrt(inner ** 2 + Math.random() * (outer ** 2 - inner ** 2))',
      ),
      'not-a-number': polar(around, `Math.sqrt(inner ** 2 - (${u}) * (outer ** 2 - inner ** 2))`),
    },
  },
} satisfies Record<string, Written>;
