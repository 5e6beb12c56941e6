/** `wrong` were picked and should not be; `missing` should be picked and were not. Each in the order given. */
export interface ChoiceVerdict {
  readonly verdict: 'right' | 'wrong';
  readonly wrong: readonly string[];
  readonly missing: readonly string[];
}

/**
 * Judges the options picked, by id, against the ids of the right ones. Order and repetition make no difference.
 * Picking nothing is right only where nothing is right.
 */
export function judgeChoice(picked: Iterable<string>, right: Iterable<string>): ChoiceVerdict {
  const [is, should] = [new Set(picked), new Set(right)];
  const wrong = [...is].filter((id) => !should.has(id));
  const missing = [...should].filter((id) => !is.has(id));
  return { verdict: wrong.length + missing.length > 0 ? 'wrong' : 'right', wrong, missing };
}
