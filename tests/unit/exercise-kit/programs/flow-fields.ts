import type { Written } from './written';

export default {
  'flow-fields/flow-at': {
    program: (body: string) =>
      `const TAU = 2 * Math.PI;
       function flowAt(x: number, y: number, scale: number, turns: number, seed: number, noise: Function): any {\n${body}\n}`,
    right: {
      'says it in one line': `const a = TAU * turns * noise(scale * x, scale * y, seed); return { y: Math.sin(a), x: Math.cos(a) };`,
      'keeps the angle within a turn': `const t = (noise(x * scale, y * scale, seed) * turns) % 1; return { x: Math.cos(t * TAU), y: Math.sin(t * TAU) };`,
    },
    wrong: {
      'nothing-returned': `const a = TAU * turns * noise(scale * x, scale * y, seed);`,
      'not-a-number': `const a = TAU * turns * noise(scale * x, scale * y); return { x: Math.cos(a * (undefined as never)), y: 0 };`,
      'angle-returned': `return TAU * turns * noise(scale * x, scale * y, seed);`,
      'no-noise': `const a = TAU * turns * (x + y); return { x: Math.cos(a), y: Math.sin(a) };`,
      'scale-forgotten': `const a = TAU * turns * noise(x, y, seed); return { x: Math.cos(a), y: Math.sin(a) };`,
      'half-scaled': `const a = TAU * turns * noise(x * scale, y, seed); return { x: Math.cos(a), y: Math.sin(a) };`,
      'divided-by-scale': `const a = TAU * turns * noise(x / scale, y / scale, seed); return { x: Math.cos(a), y: Math.sin(a) };`,
      'turns-ignored': `const a = TAU * noise(x * scale, y * scale, seed); return { x: Math.cos(a), y: Math.sin(a) };`,
      'no-circle': `const a = turns * noise(x * scale, y * scale, seed); return { x: Math.cos(a), y: Math.sin(a) };`,
      'half-circle': `const a = Math.PI * turns * noise(x * scale, y * scale, seed); return { x: Math.cos(a), y: Math.sin(a) };`,
      degrees: `const a = 360 * turns * noise(x * scale, y * scale, seed); return { x: Math.cos(a), y: Math.sin(a) };`,
      swapped: `const a = TAU * turns * noise(x * scale, y * scale, seed); return { x: Math.sin(a), y: Math.cos(a) };`,
      'y-upward': `const a = TAU * turns * noise(x * scale, y * scale, seed); return { x: Math.cos(a), y: -Math.sin(a) };`,
      'seed-ignored': `const a = TAU * turns * noise(x * scale, y * scale, 0); return { x: Math.cos(a), y: Math.sin(a) };`,
    },
  },
  'flow-fields/advance': {
    program: (body: string) =>
      `const SPEED = 65;
       function advance(particle: any, angle: number, seconds: number): any {
        const { x, y, age } = particle; const way = SPEED * seconds;\n${body}\n}`,
    right: {
      'spreads the old one': `return { ...particle, x: x + way * Math.cos(angle), y: y + way * Math.sin(angle), age: age + seconds };`,
      'changes a copy': `const next = { ...particle }; next.x += way * Math.cos(angle); next.y += way * Math.sin(angle); next.age += seconds; return next;`,
    },
    wrong: {
      'nothing-returned': `const next = { x: x + way * Math.cos(angle), y, age };`,
      changed: `particle.x += way * Math.cos(angle); particle.y += way * Math.sin(angle); particle.age += seconds; return particle;`,
      'not-a-number': `return { x: x + way * Math.cos(undefined as never), y: y + way, age: age + seconds };`,
      'time-ignored': `return { x: x + SPEED / 60 * Math.cos(angle), y: y + SPEED / 60 * Math.sin(angle), age: age + seconds };`,
      'speed-ignored': `return { x: x + seconds * Math.cos(angle), y: y + seconds * Math.sin(angle), age: age + seconds };`,
      'age-kept': `return { x: x + way * Math.cos(angle), y: y + way * Math.sin(angle), age };`,
      'age-counted': `return { x: x + way * Math.cos(angle), y: y + way * Math.sin(angle), age: age + 1 };`,
      'age-replaced': `return { x: x + way * Math.cos(angle), y: y + way * Math.sin(angle), age: seconds };`,
      swapped: `return { x: x + way * Math.sin(angle), y: y + way * Math.cos(angle), age: age + seconds };`,
      'y-upward': `return { x: x + way * Math.cos(angle), y: y - way * Math.sin(angle), age: age + seconds };`,
      degrees: `const a = angle * Math.PI / 180; return { x: x + way * Math.cos(a), y: y + way * Math.sin(a), age: age + seconds };`,
      'place-lost': `return { x: way * Math.cos(angle), y: way * Math.sin(angle), age: age + seconds };`,
    },
  },
} satisfies Record<string, Written>;
