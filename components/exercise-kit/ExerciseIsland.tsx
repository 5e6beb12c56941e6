/** The frame around every exercise that is judged: prompt, answer, verdict, help, the next variant. */
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useAddress } from './address';
import type { AnyExercise } from './exercise';
import { Actions, HintList, Solution } from './Help';
import { kindOf } from './kinds';
import { type ChangeRecord, recordOf, useRecord } from './use-progress';
import * as step from './record';
import { useAnswer } from './answer';
import { useRootState, usePrintedAnswer } from './root';
import { tell, withoutReport } from './tell';
import { Text } from './Text';
import { htmlId, nextVariantSeed, pose } from './variants';
import { scoreOf } from './verdict';
import { VerdictLine } from './VerdictLine';

interface Props {
  exercise: AnyExercise;
  /** Such as "2.3". */
  number?: string | undefined;
  /** A goal's figure, as the build draws it. In the browser it stands there already. */
  children?: ComponentChildren;
}

export function ExerciseIsland({ exercise, number, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { awake, record, change: changeRecord } = useRecord(exercise.id);
  const [checks, setChecks] = useState(0);
  const [round, setRound] = useState(0);
  const [folded, setFolded] = useState(false);
  const [busy, setBusy] = useState(false);

  const id = htmlId(exercise.id);
  const isCode = exercise.kind === 'code';
  const kind = kindOf(exercise);
  const seed = step.seedOf(record);
  const posed = useMemo(() => pose(exercise, seed), [exercise, seed]);
  const opened = useRef(0);
  useEffect(() => void (opened.current = performance.now()), [awake, seed, round]);
  // Only what the reader does comes through here: what is restored, or done in another tab, is not told again.
  const change = useCallback<ChangeRecord>(
    (next) => {
      changeRecord(next);
      if (root.current) tell(root.current, 'dd-state', { item: exercise.id, state: recordOf(exercise.id) });
    },
    [changeRecord],
  );
  const { answer, setAnswer, verdict, stale } = useAnswer(posed, kind, record, change, round);
  const fresh = stale ? undefined : verdict;
  const said = useAddress(exercise.id, awake, seed, (next) => change(step.withVariant(next)));
  useRootState(root, awake, {
    state: busy ? 'running' : 'ready',
    variant: seed,
    verdict: fresh?.outcome ?? 'none',
  });
  usePrintedAnswer(awake, posed, number);

  const { attempts = 0, misses = 0, hints = 0, revealed = false } = record ?? {};
  const solved = verdict?.outcome === 'right';
  const offers = {
    hint: misses >= step.HINT_AFTER && hints === 0 && !solved,
    solution: misses >= step.SOLUTION_AFTER && !revealed && !solved,
  };

  const check = async () => {
    if (busy) return;
    let checked = answer;
    if (kind.run && answer !== undefined && answer !== null) {
      setBusy(true);
      checked = await kind.run(posed, answer);
      setBusy(false);
      // The page may have been left meanwhile.
      if (!root.current) return;
    }
    const { outcome } = kind.judge(posed, checked);
    change(step.withVerdict(checked ?? null, outcome));
    setChecks((before) => before + 1);
    if (outcome === 'unreadable') return;
    tell(root.current!, 'dd-result', {
      v: 1,
      item: exercise.id,
      seed,
      answer: withoutReport(checked ?? null),
      attempt: attempts + 1,
      score: scoreOf(outcome),
      correct: outcome === 'right',
      complete: outcome === 'right',
      ms: Math.round(performance.now() - opened.current),
      at: new Date().toISOString(),
      verdict: outcome,
    });
  };
  const begin = (next: (typeof step)['startedOver']) => {
    change(next);
    setRound(round + 1);
    setFolded(false);
  };
  const reveal = () => {
    if (revealed) setFolded(!folded);
    else change(step.withSolution);
  };

  return (
    <div ref={root}>
      <div class="tag">
        <b>{number ? `Exercise ${number}` : 'Exercise'}</b>{' '}
        {!isCode && <span aria-live="polite">variant {seed}</span>}
      </div>
      <p class="notice" role="status" hidden={said === ''}>
        {said}
      </p>
      <div class="prompt" id={`${id}-prompt`}>
        <Text text={posed.prompt} />
      </div>
      {exercise.kind === 'goal' &&
        (children ? (
          <div class="stage">{children}</div>
        ) : (
          // Left as the build drew it: the figure inside wakes by itself.
          <div class="stage" dangerouslySetInnerHTML={{ __html: '' }} />
        ))}
      <form
        class="work"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <kind.View
          posed={posed}
          answer={answer}
          verdict={fresh}
          change={setAnswer}
          disabled={!awake}
          id={id}
          round={round}
        />
        <Actions
          awake={awake}
          check={isCode ? (busy ? 'Running …' : 'Run') : 'Check'}
          busy={busy}
          id={id}
          hints={{
            shown: hints,
            all: posed.hints.length,
            offered: offers.hint,
            next: () => change(step.withHint),
          }}
          solution={{ open: revealed && !folded, offered: offers.solution, toggle: reveal }}
          another={isCode ? undefined : () => begin(step.withVariant(nextVariantSeed(exercise, seed)))}
          reset={() => begin(step.startedOver)}
        />
        <VerdictLine
          verdict={verdict}
          kind={exercise.kind}
          id={id}
          stale={stale}
          checks={checks}
          {...offers}
        />
        {kind.Below && <kind.Below answer={answer} stale={stale} id={id} />}
      </form>
      <HintList hints={posed.hints} shown={hints} />
      <Solution
        id={id}
        text={revealed && !folded ? posed.solution : ''}
        program={isCode ? exercise.solve : undefined}
      />
    </div>
  );
}
