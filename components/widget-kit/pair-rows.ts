/** Where the dice of two machines stand: pairs of rows, one machine above the other, twelve turns to a row. */

const IN_A_ROW = 12;

export interface PairRows {
  /** The dice's size. */
  size: number;
  /** From one die's middle to the next. */
  across: number;
  /** Which pair of rows a turn (from 0) stands in. */
  pairOf(turn: number): number;
  x(turn: number): number;
  /** The middle of machine 0's or 1's die. */
  y(turn: number, machine: 0 | 1): number;
  /** For each pair of rows, its first turn. */
  starts: readonly number[];
  inARow: number;
}

/**
 * @param gap between the two rows of a pair, as a share of a die
 * @param left room kept free on the left, for names
 */
export function pairRows(turns: number, width: number, height: number, gap: number, left: number): PairRows {
  const pairs = Math.ceil(turns / IN_A_ROW);
  const margin = 12;
  const line = 26; // room for a line of words above and below each pair
  const across = (width - left - 2 * margin) / IN_A_ROW;
  const size = Math.max(0, Math.floor(Math.min(across * 0.86, (height / pairs - 2 * line) / (2 + gap), 54)));
  const tall = size * (2 + gap) + 2 * line;
  const spare = Math.max(0, (height - pairs * tall) / (pairs + 1));
  const pairOf = (turn: number) => Math.floor(turn / IN_A_ROW);
  return {
    size,
    across,
    pairOf,
    x: (turn) => margin + left + ((turn % IN_A_ROW) + 0.5) * across,
    y: (turn, machine) => spare + pairOf(turn) * (tall + spare) + line + size * (0.5 + machine * (1 + gap)),
    starts: Array.from({ length: pairs }, (_, pair) => pair * IN_A_ROW),
    inARow: IN_A_ROW,
  };
}
