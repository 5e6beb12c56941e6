/** Finds a place of the compiled program in the reader's own text, by the compiler's map of it. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment: five bits a digit, the sixth says that more follow, the lowest bit is the sign. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Line and column count from 1, on both sides. */
export function originalPlace(mappings: string, { line, column }: Place): Place {
  let [sourceLine, sourceColumn] = [0, 0];
  let found: Place | undefined;
  for (const [at, text] of mappings.split(';').entries()) {
    let generated = 0;
    for (const segment of text.split(',')) {
      const [step, , lines, columns] = numbersOf(segment);
      if (step === undefined || lines === undefined || columns === undefined) continue;
      generated += step;
      sourceLine += lines;
      sourceColumn += columns;
      if (at === line - 1 && generated <= column - 1) {
        // What stands between two marks of the map was copied as it is.
        found = { line: sourceLine + 1, column: sourceColumn + column - generated };
      }
    }
  }
  return found ?? { line, column };
}
