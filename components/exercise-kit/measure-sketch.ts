/** A sketch is not judged: it is measured against what happens. */

/** The mean distance between the bars drawn and the bars computed, in the bars' own unit. */
export function meanDistance(guess: readonly number[], truth: readonly number[]): number {
  const total = truth.reduce((sum, height, bar) => sum + Math.abs(height - (guess[bar] ?? 0)), 0);
  return truth.length === 0 ? 0 : total / truth.length;
}

/** Three digits tell enough of a measurement: 0.0312, 4.57, 128. */
export function threeDigits(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en-US', { maximumSignificantDigits: 3 });
}

export function sayDistance(guess: readonly number[], truth: readonly number[], unit: string): string {
  const distance = meanDistance(guess, truth);
  return distance === 0
    ? 'Your bars are exactly these.'
    : `On average your bars are ${threeDigits(distance)} away from these (${unit}).`;
}

/** A step that a person would choose, about a fiftieth of the drawing: 1, 2 or 5 of some power of ten. */
export function stepOf(max: number, truth: readonly number[]): number {
  const wanted = max / 50;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = power * ([5, 2].find((factor) => factor * power <= wanted) ?? 1);
  return truth.every(Number.isInteger) ? Math.max(1, Math.round(step)) : Number(step.toPrecision(1));
}
