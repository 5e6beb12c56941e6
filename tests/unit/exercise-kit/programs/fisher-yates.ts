import type { Written } from './written';

const PICK = `function pickBelow(rng: Generator, n: number): number {
  const leftover = 2 ** 32 % n;
  let raw = rng.nextUint32();
  while (raw < leftover) raw = rng.nextUint32();
  return raw % n;
}
const swap = (list: number[], i: number, j: number) => { [list[i], list[j]] = [list[j], list[i]]; };
`;

export default {
  'fisher-yates/write-shuffle': {
    program: (body: string) => `${PICK}function shuffle(rng: Generator, list: number[]): void {\n${body}\n}`,
    right: {
      'walks down': `for (let i = list.length - 1; i > 0; i--) swap(list, i, pickBelow(rng, i + 1));`,
      'walks down to the first slot': `for (let i = list.length - 1; i >= 0; i--) swap(list, i, pickBelow(rng, i + 1));`,
      'walks up': `for (let i = 0; i < list.length; i++) swap(list, i, i + pickBelow(rng, list.length - i));`,
      'grows the settled part': `for (let i = 1; i < list.length; i++) swap(list, i, pickBelow(rng, i + 1));`,
      'multiplies and rounds down': `for (let i = list.length - 1; i > 0; i--) swap(list, i, Math.floor(rng.nextUint32() / 2 ** 32 * (i + 1)));`,
      'sorts by numbers that stay': `const keyed = list.map((card) => ({ card, key: rng.nextUint32() }));
        keyed.sort((a, b) => a.key - b.key);
        keyed.forEach(({ card }, at) => { list[at] = card; });`,
      'takes out and puts back': `const rest = list.splice(0);
        while (rest.length > 0) list.push(...rest.splice(pickBelow(rng, rest.length), 1));`,
      'returns the list too': `for (let i = list.length - 1; i > 0; i--) swap(list, i, pickBelow(rng, i + 1)); return list as never;`,
    },
    wrong: {
      'swap-any': `for (let i = 0; i < list.length; i++) swap(list, i, pickBelow(rng, list.length));`,
      'coin-sort': `list.sort(() => rng.nextUint32() / 2 ** 32 - 0.5);`,
      sattolo: `for (let i = list.length - 1; i > 0; i--) swap(list, i, pickBelow(rng, i));`,
      'last-stays': `for (let i = list.length - 2; i > 0; i--) swap(list, i, pickBelow(rng, i + 1));`,
      'first-stays': `for (let i = list.length - 1; i > 0; i--) swap(list, i, 1 + pickBelow(rng, i));`,
      'stops-short': `for (let i = list.length - 1; i > 1; i--) swap(list, i, pickBelow(rng, i + 1));`,
      'lost-card': `for (let i = list.length - 1; i > 0; i--) list[i] = list[pickBelow(rng, i + 1)];`,
      'new-list': `const copy = [...list];
        for (let i = copy.length - 1; i > 0; i--) swap(copy, i, pickBelow(rng, i + 1));
        return copy as never;`,
      unmoved: `list = [...list]; for (let i = list.length - 1; i > 0; i--) swap(list, i, pickBelow(rng, i + 1));`,
      'no-such-slot': `for (let i = list.length; i > 0; i--) swap(list, i, pickBelow(rng, i + 1));`,
      'math-random': `for (let i = list.length - 1; i > 0; i--) swap(list, i, Math.floor(Math.random() * (i + 1)));`,
      'nothing-drawn': `list.reverse();`,
      round: `for (let i = list.length - 1; i > 0; i--) swap(list, i, Math.round(rng.nextUint32() / 2 ** 32 * i));`,
      'free-swaps': `for (const _ of list) swap(list, pickBelow(rng, list.length), pickBelow(rng, list.length));`,
    },
  },
  'fisher-yates/draw-few': {
    program: (body: string) =>
      `${PICK}function drawFew(rng: Generator, list: readonly number[], k: number): number[] {\n${body}\n}`,
    right: {
      'stops a shuffle early': `const copy = [...list];
        for (let i = 0; i < k; i++) swap(copy, i, i + pickBelow(rng, copy.length - i));
        return copy.slice(0, k);`,
      'settles the end': `const copy = [...list]; const from = copy.length - k;
        for (let i = copy.length - 1; i >= from; i--) swap(copy, i, pickBelow(rng, i + 1));
        return copy.slice(from);`,
      'takes out of a copy': `const rest = [...list]; const drawn = [];
        while (drawn.length < k) drawn.push(rest.splice(pickBelow(rng, rest.length), 1)[0]);
        return drawn;`,
      'remembers the slots': `const slots = new Set<number>();
        while (slots.size < k) slots.add(pickBelow(rng, list.length));
        return [...slots].map((slot) => list[slot]);`,
      'goes through once': `let wanted = k;
        return list.filter((_, at) => { const is = pickBelow(rng, list.length - at) < wanted; if (is) wanted--; return is; });`,
      'keeps a reservoir': `const drawn = list.slice(0, k);
        for (let at = k; at < list.length; at++) { const j = pickBelow(rng, at + 1); if (j < k) drawn[j] = list[at]; }
        return drawn;`,
    },
    wrong: {
      repeats: `return Array.from({ length: k }, () => list[pickBelow(rng, list.length)]);`,
      'always-same': `const copy = [...list];
        for (let i = 0; i < k; i++) swap(copy, i, i + pickBelow(rng, copy.length - i));
        return list.slice(0, k);`,
      'nothing-drawn': `return list.slice(0, k);`,
      'coin-sort': `return [...list].sort(() => pickBelow(rng, 2) - 0.5).slice(0, k);`,
      'changes-list': `for (let i = 0; i < k; i++) swap(list as number[], i, i + pickBelow(rng, list.length - i));
        return list.slice(0, k);`,
      'wrong-length': `const drawn = new Set<number>();
        for (let i = 0; i < k; i++) drawn.add(list[pickBelow(rng, list.length)]);
        return [...drawn];`,
      'swap-any': `const copy = [...list];
        for (let i = 0; i < k; i++) swap(copy, i, pickBelow(rng, copy.length));
        return copy.slice(0, k);`,
      'left-out': `const copy = [...list];
        for (let i = 0; i < k && i < copy.length - 1; i++) swap(copy, i, i + 1 + pickBelow(rng, copy.length - i - 1));
        return copy.slice(0, k);`,
      'wrong-end': `const copy = [...list];
        for (let i = copy.length - 1; i >= copy.length - k; i--) swap(copy, i, pickBelow(rng, i + 1));
        return copy.slice(0, k);`,
      'stops-short': `const copy = [...list];
        for (let i = 0; i < k - 1; i++) swap(copy, i, i + pickBelow(rng, copy.length - i));
        return copy.slice(0, k);`,
      'one-never': `const rest = [...list]; const drawn = [];
        while (drawn.length < k) drawn.push(rest.splice(pickBelow(rng, Math.max(1, rest.length - 1)), 1)[0]);
        return drawn;`,
      neighbors: `const from = pickBelow(rng, list.length);
        return Array.from({ length: k }, (_, at) => list[(from + at) % list.length]);`,
      'minus-zero': `const copy = [...list];
        for (let i = copy.length - 1; i >= copy.length - k; i--) swap(copy, i, pickBelow(rng, i + 1));
        return copy.slice(-k);`,
      slots: `const slots = new Set<number>(); while (slots.size < k) slots.add(pickBelow(rng, list.length)); return [...slots];`,
      'no-such-slot': `const slots = new Set<number>(); while (slots.size < k) slots.add(pickBelow(rng, list.length + 1)); return [...slots].map((slot) => list[slot]);`,
      'math-random': `const rest = [...list];
        return Array.from({ length: k }, () => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]);`,
      'nothing-returned': `const copy = [...list]; for (let i = 0; i < k; i++) swap(copy, i, i + pickBelow(rng, copy.length - i));`,
      'no-list': `const slots = new Set<number>(); while (slots.size < k) slots.add(list[pickBelow(rng, list.length)]); return slots as never;`,
    },
  },
} satisfies Record<string, Written>;
