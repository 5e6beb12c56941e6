/** The frame around every exercise that is judged: prompt, answer, verdict, help, the next variant. */
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useAddress } from './address';
import type { AnyExercise } from './exercise';
import { Actions, HintList, Solution } from './Help';
import { useHostCommands } from './host-commands';
import { kindOf } from './kinds';
import { programOf } from './program';
import { type ChangeRecord, recordOf, useRecord } from './use-progress';
import * as step from './record';
import { useAnswer } from './answer';
import { useRootState, usePrintedAnswer } from './root';
import { tell, withoutReport } from './tell';
import { leaveOf, nextVariant, sayLeft, type Terms, useTerms } from './terms';
import { Text } from './Text';
import { htmlId, nextVariantSeed, pose } from './variants';
import { scoreOf } from './verdict';
import { VerdictLine } from './VerdictLine';

interface Props {
  exercise: AnyExercise;
  /** Such as "2.3". */
  number?: string | undefined;
  /** Where it stands in somebody else's page: what it is set on. */
  terms?: Terms | undefined;
  /** A goal's figure, as the build draws it. In the browser it stands there already. */
  children?: ComponentChildren;
}

export function ExerciseIsland({ exercise, number, terms: asked, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { awake, record, change: changeRecord } = useRecord(exercise.id);
  const [checks, setChecks] = useState(0);
  const [round, setRound] = useState(0);
  const [folded, setFolded] = useState(false);
  const [busy, setBusy] = useState(false);

  const id = htmlId(exercise.id);
  const kind = kindOf(exercise);
  /** A program, written or put together: it has no numbers to vary. */
  const program = programOf(exercise);
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
  const terms = useTerms(asked, awake, record, changeRecord);
  const said = useAddress(exercise.id, awake && !asked, seed, (next) => change(step.withVariant(next)));
  const told = terms ? terms.said.join(' ') : said;
  // Ready is who has its terms, and so its variant: a host may restore a state from then on.
  useRootState(root, awake && (!asked || terms !== undefined), {
    state: busy ? 'running' : 'ready',
    variant: seed,
    verdict: fresh?.outcome ?? 'none',
  });
  usePrintedAnswer(awake, posed, number);

  const { attempts = 0, misses = 0, hints = 0, revealed = false } = record ?? {};
  const solved = verdict?.outcome === 'right';
  const leave = leaveOf(terms, record, solved);
  const left = sayLeft(terms, record, leave.over);
  const offers = {
    hint: misses >= step.HINT_AFTER && hints === 0 && !solved,
    solution: misses >= step.SOLUTION_AFTER && !revealed && !solved,
  };

  const check = async () => {
    if (busy || !leave.check) return;
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
      complete: outcome === 'right' || attempts + 1 === terms?.attempts,
      ms: Math.round(performance.now() - opened.current),
      at: new Date().toISOString(),
      verdict: outcome,
    });
  };
  const begin = (next: Parameters<ChangeRecord>[0]) => {
    change(next);
    setRound(round + 1);
    setFolded(false);
  };
  useHostCommands(root, seed, begin);
  useEffect(() => {
    // The field that was typed in takes no more: the button beside it keeps the focus, and the Tab key its place.
    if (checks > 0 && leave.over && document.activeElement === document.body)
      root.current!.querySelector<HTMLElement>('[name="check"]')?.focus();
  }, [leave.over]);
  // What is there to be looked at shows its solution by itself.
  const open = leave.solution && (terms?.mode === 'review' ? !folded : revealed && !folded);
  const reveal = () => {
    if (revealed || terms?.mode === 'review') setFolded(!folded);
    else change(step.withSolution);
  };

  return (
    <div ref={root}>
      <div class="tag">
        <b>{number ? `Exercise ${number}` : 'Exercise'}</b>{' '}
        {!program && !terms?.unnamed && <span aria-live="polite">variant {seed}</span>}
      </div>
      <p class="notice" role="status" hidden={told === ''}>
        {told}
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
          disabled={!awake || leave.over}
          id={id}
          round={round}
        />
        <Actions
          awake={awake}
          check={program ? (busy ? 'Running …' : 'Run') : 'Check'}
          busy={busy}
          id={id}
          done={!leave.check}
          submit={() => void check()}
          hints={
            leave.hints && {
              shown: hints,
              all: posed.hints.length,
              offered: offers.hint,
              next: () => change(step.withHint),
            }
          }
          solution={leave.solution && { open, offered: offers.solution, toggle: reveal }}
          another={
            !program && leave.another && (() => begin(nextVariant(nextVariantSeed(exercise, seed), terms)))
          }
          reset={leave.startOver && (() => begin(step.startedOver))}
        />
        <VerdictLine
          verdict={verdict}
          kind={exercise.kind}
          id={id}
          stale={stale}
          checks={checks}
          hint={offers.hint && leave.hints}
          solution={offers.solution && leave.solution}
        />
        {terms && (
          <p class="left" role="status">
            {left}
          </p>
        )}
        {kind.Below && <kind.Below answer={answer} stale={stale} id={id} />}
      </form>
      <HintList hints={posed.hints} shown={hints} />
      <Solution id={id} text={open ? posed.solution : ''} program={program} />
    </div>
  );
}
