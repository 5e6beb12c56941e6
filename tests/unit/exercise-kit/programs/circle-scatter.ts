import type { Written } from './written';

const random = 'const random = (rng: Generator): number => rng.nextUint32() / 2 ** 32;\n';
const turned = (distance: string, angle = '2 * Math.PI * random(rng)') =>
  `const a = ${angle}; const r = ${distance}; return { x: r * Math.cos(a), y: r * Math.sin(a) };`;
const square = 'let x = 2 * random(rng) - 1; let y = 2 * random(rng) - 1;';
const again = 'x = 2 * random(rng) - 1; y = 2 * random(rng) - 1;';
const stretched = 'const l = Math.hypot(x, y); return { x: x / l, y: y / l };';
const scaled = 'return { x: radius * x, y: radius * y };';

export default {
  'circle-scatter/random-in-circle': {
    program: (body: string) =>
      `${random}function randomInCircle(rng: Generator, radius: number): { x: number; y: number } {\n${body}\n}`,
    right: {
      root: turned('radius * Math.sqrt(random(rng))'),
      'throws again': `${square} while (x * x + y * y > 1) { ${again} } ${scaled}`,
      'larger of two': turned('radius * Math.max(random(rng), random(rng))'),
      folded: turned('random(rng) + random(rng)')
        .replace('return', 'const f = radius * (r > 1 ? 2 - r : r); return')
        .replaceAll('r * Math', 'f * Math'),
      'centered angle': turned('Math.sqrt(radius * radius * random(rng))', 'Math.PI * (2 * random(rng) - 1)'),
      'degrees turned to radians': turned(
        'radius * Math.sqrt(1 - random(rng))',
        '360 * random(rng) * Math.PI / 180',
      ),
    },
    wrong: {
      naive: turned('radius * random(rng)'),
      'one-draw': `const u = random(rng); ${turned('radius * Math.sqrt(u)', '2 * Math.PI * u')}`,
      'root-of-all': turned('Math.sqrt(radius * random(rng))'),
      degrees: turned('radius * Math.sqrt(random(rng))', '360 * random(rng)'),
      'whole-degrees': turned(
        'radius * Math.sqrt(random(rng))',
        'Math.floor(360 * random(rng)) * Math.PI / 180',
      ),
      square: `${square} ${scaled}`,
      clamped: `${square} const l = Math.max(1, Math.hypot(x, y)); x /= l; y /= l; ${scaled}`,
      'refused-once': `${square} if (Math.hypot(x, y) > 1) { ${again} } ${scaled}`,
      'box-direction': `${square} const f = random(rng) / Math.hypot(x, y); x *= f; y *= f; ${scaled}`,
      'half-turn': turned('radius * Math.sqrt(random(rng))', 'Math.PI * random(rng)'),
      'quarter-turn': `let x = 1; let y = 1; while (Math.hypot(x, y) > 1) { x = random(rng); y = random(rng); } ${scaled}`,
      'two-angles': `const r = radius * Math.sqrt(random(rng));
        return { x: r * Math.cos(2 * Math.PI * random(rng)), y: r * Math.sin(2 * Math.PI * random(rng)) };`,
      'radius-ignored': turned('Math.sqrt(random(rng))'),
      'whole-rim': turned('radius'),
      squared: turned('radius * random(rng) ** 2'),
      'cube-root': turned('radius * Math.cbrt(random(rng))'),
      'math-random': turned('radius * Math.sqrt(Math.random())', '2 * Math.PI * Math.random()'),
      constant: 'return { x: 0, y: 0 };',
      array: `const a = 2 * Math.PI * random(rng); const r = radius * Math.sqrt(random(rng));
        return [r * Math.cos(a), r * Math.sin(a)] as never;`,
      'nothing-returned': `${square} ({ x: radius * x, y: radius * y });`,
    },
  },
  'circle-scatter/random-direction': {
    program: (body: string) =>
      `${random}const randomDirection = (rng: Generator): { x: number; y: number } => {\n${body}\n};`,
    right: {
      angle: turned('1'),
      'centered angle': turned('1', 'Math.PI * (1 - 2 * random(rng))'),
      'dart in the circle': `${square} while (x * x + y * y > 1 || x * x + y * y === 0) { ${again} } ${stretched}`,
      normals: `const normal = () => Math.sqrt(-2 * Math.log(1 - random(rng))) * Math.cos(2 * Math.PI * random(rng));
        const x = normal(); const y = normal(); ${stretched}`,
    },
    wrong: {
      box: `${square} ${stretched}`,
      'half-turn': turned('1', 'Math.PI * random(rng)'),
      'quarter-turn': `const x = random(rng); const y = random(rng); ${stretched}`,
      'not-stretched': `${square} return { x, y };`,
      'whole-degrees': turned('1', 'Math.floor(360 * random(rng)) * Math.PI / 180'),
      degrees: turned('1', '360 * random(rng)'),
      'two-angles':
        'return { x: Math.cos(2 * Math.PI * random(rng)), y: Math.sin(2 * Math.PI * random(rng)) };',
      'even-x': `const x = 2 * random(rng) - 1; const y = Math.sqrt(1 - x * x);
        return { x, y: random(rng) < 0.5 ? y : -y };`,
      'math-random': turned('1', '2 * Math.PI * Math.random()'),
      constant: 'return { x: 1, y: 0 };',
      array: `const a = 2 * Math.PI * random(rng); return [Math.cos(a), Math.sin(a)] as never;`,
      'one-number': 'return 2 * Math.PI * random(rng) as never;',
    },
  },
} satisfies Record<string, Written>;
