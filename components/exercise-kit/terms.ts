/** The terms an exercise is set on. On a page of the book there are none: everything may be asked for at any time. */
import { useEffect, useState } from 'preact/hooks';
import type { ExerciseRecord } from '../../src/progress';
import { freshRecord, withVariant } from './record';
import type { ChangeRecord } from './use-progress';

export interface Terms {
  mode: 'practice' | 'quiz' | 'review';
  /** How often an answer may be checked; as often as one likes, if left out. */
  attempts?: number;
  hints: boolean;
  /** When the worked solution may be seen: at the end is after the right answer or the last attempt. */
  reveal: 'never' | 'end' | 'always';
  /** The variant it is set with. */
  variant?: number;
  /** Whether the reader may draw another variant, and sees which one this is. */
  fixed: boolean;
  unnamed: boolean;
  /** What the reader is told about the address. */
  said: readonly string[];
}

/** What the reader may still do, as things stand. */
export interface Leave {
  check: boolean;
  hints: boolean;
  solution: boolean;
  another: boolean;
  startOver: boolean;
  /** No attempt is left, or it is there to be looked at. */
  over: boolean;
}

export function leaveOf(
  terms: Terms | undefined,
  record: ExerciseRecord | undefined,
  solved: boolean,
): Leave {
  if (!terms)
    return { check: true, hints: true, solution: true, another: true, startOver: true, over: false };
  const { mode, attempts, hints, reveal, fixed } = terms;
  const spent = attempts !== undefined && (record?.attempts ?? 0) >= attempts;
  const over = mode === 'review' || spent || (mode === 'quiz' && solved);
  return {
    check: !over,
    hints: hints && !over,
    solution: reveal === 'always' || (reveal === 'end' && (over || solved)),
    another: mode === 'practice' && !fixed,
    // Starting over would hand out new attempts.
    startOver: mode === 'practice' && attempts === undefined,
    over,
  };
}

/** The sentence about what is left, under the answer. */
export function sayLeft(terms: Terms | undefined, record: ExerciseRecord | undefined, over: boolean): string {
  if (!terms || terms.mode === 'review') return '';
  const { attempts } = terms;
  if (attempts === undefined) return '';
  const left = Math.max(0, attempts - (record?.attempts ?? 0));
  if (over || left === 0) return 'This answer is final.';
  return left === 1 ? 'One attempt is left.' : `${left} attempts are left.`;
}

/** Where attempts are counted, another variant has its own. */
export function nextVariant(
  seed: number,
  terms: Terms | undefined,
): (record: ExerciseRecord) => ExerciseRecord {
  return terms?.attempts === undefined ? withVariant(seed) : () => freshRecord(seed);
}

/**
 * The terms, from when the page is awake: until then it shows what the build drew. A variant that is set replaces
 * the one on the device, which starts anew.
 */
export function useTerms(
  asked: Terms | undefined,
  awake: boolean,
  record: ExerciseRecord | undefined,
  change: ChangeRecord,
): Terms | undefined {
  const [terms, setTerms] = useState<Terms>();
  useEffect(() => {
    if (!awake || !asked) return;
    setTerms(asked);
    const { variant, mode } = asked;
    if (variant === undefined || record?.seed === variant) return;
    change(mode === 'practice' ? withVariant(variant) : () => freshRecord(variant));
  }, [awake]);
  return terms;
}
