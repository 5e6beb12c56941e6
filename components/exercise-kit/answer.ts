/** The answer as it stands, the verdict on the one last checked, and whether they are still the same. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ExerciseRecord, Json } from '../../src/progress';
import type { AnyExercise } from './exercise';
import type { Kind } from './kind';
import type { ChangeRecord } from './use-progress';
import { draftOf, withAnswer } from './record';
import type { Posed } from './variants';

/** A figure's values rest this long, in milliseconds, before they are kept as a draft. */
const REST = 500;

interface Live {
  seed: number;
  round: number;
  answer: Json;
  /** Something was moved: where a figure stands at first is nobody's answer yet. */
  moved: boolean;
}

export function useAnswer(
  posed: Posed,
  kind: Kind<AnyExercise, Json | undefined>,
  record: ExerciseRecord | undefined,
  change: ChangeRecord,
  round: number,
) {
  const { seed } = posed;
  const draft = draftOf(record);
  const [live, setLive] = useState<Live>();
  const now = live?.seed === seed && live.round === round ? live : undefined;

  useEffect(() => {
    if (!now?.moved) return;
    const timer = setTimeout(() => change(withAnswer(now.answer)), REST);
    return () => clearTimeout(timer);
  }, [now]);

  const answer = kind.restore(posed, now?.answer ?? draft.answer);
  const key = JSON.stringify(draft.checked);
  const { verdict, checked } = useMemo(() => {
    if (draft.checked === undefined) return { verdict: undefined, checked: undefined };
    const last = kind.restore(posed, draft.checked);
    return { verdict: kind.judge(posed, last), checked: JSON.stringify(last) };
  }, [posed, key]);

  return {
    answer,
    verdict,
    stale: verdict !== undefined && JSON.stringify(answer) !== checked,
    setAnswer(next: Json) {
      if (!kind.live) change(withAnswer(next));
      else
        setLive((before) => ({
          seed,
          round,
          answer: next,
          moved: before?.seed === seed && before.round === round,
        }));
    },
  };
}
