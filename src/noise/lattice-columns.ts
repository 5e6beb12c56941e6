/**
 * What all rows of a window share: which cell each column of samples lies in, and how far into it. Worked out once a
 * field, so that a sample costs one blend.
 */
export interface LatticeColumns {
  /** The whole-numbered corner left of the first sample. */
  first: number;
  /** Corners that the window touches: cells, and one more. */
  corners: number;
  /** For each cell the column of its first sample, and at the end the number of columns. */
  starts: Int32Array;
  /** For each column the way into its cell, 0 to 1, and that way blended. */
  way: Float64Array;
  blended: Float64Array;
}

export function latticeColumns(
  columns: number,
  x: number,
  step: number,
  blend: (t: number) => number,
): LatticeColumns {
  const first = Math.floor(x);
  const cells = Math.floor(x + (columns - 1) * step) - first + 1;
  const starts = new Int32Array(cells + 1).fill(columns);
  const way = new Float64Array(columns);
  const blended = new Float64Array(columns);
  for (let column = columns - 1; column >= 0; column--) {
    const place = x + column * step;
    const left = Math.floor(place);
    way[column] = place - left;
    blended[column] = blend(place - left);
    starts[left - first] = column;
  }
  // A cell that no sample falls into begins where the next one does.
  for (let cell = cells - 1; cell >= 0; cell--)
    if (
      starts[cell]! > starts[cell + 1]! ||
      (cell > 0 && starts[cell] === columns)
    )
      starts[cell] = starts[cell + 1]!;
  return { first, corners: cells + 1, starts, way, blended };
}
