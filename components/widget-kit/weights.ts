/** A table of weights as a person types it: `60 25 12 3`, with spaces, commas, semicolons or slashes between. */

export const LARGEST_WEIGHT = 1_000_000;
/** Weights are kept to thousandths. */
const FINEST = 1000;

/** The nearest legal table if there is one, and what is wrong with the one that was typed, as the end of a sentence. */
type Reading = { value: string; why: undefined } | { value: string | undefined; why: string };

const numberOf = (part: string) => (part === '' ? NaN : Number(part.replaceAll('−', '-')));
const nearestWeight = (wanted: number) =>
  Math.round(Math.min(LARGEST_WEIGHT, Math.max(0, wanted)) * FINEST) / FINEST;

export function readWeights(text: string, most: number): Reading {
  const parts = text.split(/[\s,;/]+/).filter((part) => part !== '');
  const typed = parts.map(numberOf);
  const bad = typed.findIndex(Number.isNaN);
  if (bad >= 0)
    return { value: undefined, why: `has “${parts[bad]!.slice(0, 20)}” in it, which is no weight` };
  if (typed.length < 2) return { value: undefined, why: 'has fewer than two weights' };

  const weights = typed.slice(0, most).map(nearestWeight);
  if (weights.every((weight) => weight === 0)) return { value: undefined, why: 'has no weight above 0' };
  const value = weights.join(' ');
  if (typed.length > most) return { value, why: `has more than ${most} weights` };
  const moved = typed.findIndex((weight, at) => weight !== weights[at]);
  if (moved < 0) return { value, why: undefined };
  const off = typed[moved]!;
  if (off < 0) return { value, why: `has ${off} in it, and no weight is below 0` };
  if (off > LARGEST_WEIGHT) return { value, why: `has ${off} in it, which is more than ${LARGEST_WEIGHT}` };
  return { value, why: `has ${off} in it, which is finer than ${1 / FINEST}` };
}

/** The numbers of a parameter's value. */
export function weightsOf(value: string): number[] {
  return value.split(' ').map(Number);
}

/** The entry at this place of the text, one more or one less, and where it begins and ends then. */
export function nudgeWeight(text: string, at: number, by: number) {
  const from = text.slice(0, at).search(/[^\s,;/]*$/);
  const to = at + text.slice(at).search(/[\s,;/]|$/);
  const weight = numberOf(text.slice(from, to));
  if (Number.isNaN(weight)) return undefined;
  const written = String(nearestWeight(weight + by));
  return { text: text.slice(0, from) + written + text.slice(to), from, to: from + written.length };
}

const tiers = ['Common', 'Rare', 'Epic', 'Legendary'];

/** What the entries of a table are called in figures: four of them as in many a game, others by their index. */
export function entryNames(count: number): string[] {
  if (count === tiers.length) return tiers;
  return Array.from({ length: count }, (_, index) => `Entry ${index}`);
}
