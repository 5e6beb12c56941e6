/** A round of practice under way: the exercise on show, what came before it, and the summing up. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Json } from '../../src/progress';
import { seedFromText } from '../../src/random';
import { hadIt, type PracticeRound, writePractice } from '../../src/sets';
import { HintList, Solution } from '../exercise-kit/Help';
import { countOutcome, useWork } from '../exercise-kit/use-progress';
import { pose } from '../exercise-kit/variants';
import { mark, readyToMark } from './answers';
import { Item } from './Item';
import { Loading } from './Loading';
import { byId, type DeskProps } from './mount';
import { movedOn, roundDraws, type RoundState, roundState } from './round-state';
import { SummingUp } from './SummingUp';
import { useExercises } from './use-exercises';

interface Props extends DeskProps {
  round: PracticeRound;
  /** Everything the round draws from. */
  ids: readonly string[];
  said: readonly string[];
  leave(): void;
  another(): void;
}

export function Round({ catalog, base, round, ids, said, leave, another }: Props) {
  // The book may gain exercises: a round begun before would then go on differently, so it begins anew.
  const key = `practice${writePractice(round)}#${seedFromText(ids.join())}`;
  const { awake, work, keep } = useWork(key);
  const { exercises, failed, again } = useExercises(ids);
  const [summing, setSumming] = useState(false);
  const [checks, setChecks] = useState(0);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const entries = useMemo(() => byId(catalog), [catalog]);

  const state = roundState(work?.state);
  const { log } = state;
  const draws = useMemo(() => exercises && roundDraws(ids, round.seed, log, exercises), [exercises, log]);
  const draw = draws?.at(-1);
  const posed = useMemo(() => draw && pose(exercises!.get(draw.id)!, draw.seed), [draw]);
  const place = `${log} ${summing}`;
  const settled = useRef(place);
  useEffect(() => {
    // The next exercise is read from its start; nothing is taken from a reader who has only just arrived.
    if (awake && settled.current !== place && log !== '') heading.current?.focus();
    settled.current = place;
  }, [place]);

  if (!awake || !draws || !draw || !posed) return <Loading failed={failed} again={again} />;
  const change = (step: (state: RoundState) => RoundState) =>
    keep((kept) => step(roundState(kept)) as unknown as Json);
  const verdict = state.checked === undefined ? undefined : mark(posed, state.checked);
  const stale = JSON.stringify(state.checked) !== JSON.stringify(state.answer ?? null);
  const solved = verdict?.outcome === 'right' && !stale;

  const check = async () => {
    if (busy) return;
    setBusy(true);
    const ready = await readyToMark(posed, state.answer ?? null);
    setBusy(false);
    const { outcome } = mark(posed, ready);
    countOutcome(draw.id, outcome);
    const decides = outcome === 'right' ? hadIt.yes : outcome === 'wrong' ? hadIt.no : undefined;
    change((now) => ({
      ...now,
      answer: ready,
      checked: ready,
      ...(now.first === undefined && decides && { first: decides }),
    }));
    setChecks(checks + 1);
  };
  const reveal = () => change((now) => ({ ...now, first: now.first ?? hadIt.no, revealed: !now.revealed }));
  const had = [...log].filter((one) => one === hadIt.yes).length;

  if (summing) {
    return (
      <SummingUp
        draws={draws.slice(0, -1)}
        log={log}
        entries={entries}
        seedText={round.seedText}
        goOn={() => setSumming(false)}
        another={another}
        leave={leave}
      />
    );
  }
  const entry = entries.get(draw.id)!;
  const isCode = posed.exercise.kind === 'code';
  return (
    <div class="round">
      <p class="notice" role="status" hidden={said.length === 0}>
        {said.join(' ')}
      </p>
      <div class="row strip-line">
        <h2 ref={heading} tabIndex={-1}>
          Exercise {log.length + 1}
        </h2>
        <span class="said" data-round={log}>
          {log.length > 0 && `${had} of ${log.length} at the first try`}
        </span>
        <button type="button" class="quiet" name="sum-up" onClick={() => setSumming(true)}>
          Sum up
        </button>
      </div>
      <Item
        key={log.length}
        posed={posed}
        place={log.length}
        tag={
          <>
            <b>{entry.title}</b> <span>variant {draw.seed}</span>
            {draw.again && <span>missed before</span>}
          </>
        }
        answer={state.answer}
        change={(answer) => change((now) => ({ ...now, answer }))}
        verdict={verdict}
        stale={stale}
        checks={checks}
        base={base}
        busy={busy}
        submit={() => void check()}
        after={
          <>
            <HintList hints={posed.hints} shown={state.hints} />
            <Solution
              id={`practice-${log.length}`}
              text={state.revealed ? posed.solution : ''}
              program={posed.exercise.kind === 'code' ? posed.exercise.solve : undefined}
            />
          </>
        }
      >
        <div class="actions">
          <button type="submit" name="check" class={solved ? '' : 'primary'} aria-disabled={busy}>
            {isCode ? (busy ? 'Running …' : 'Run') : 'Check'}
          </button>
          <button
            type="button"
            name="hint"
            aria-disabled={state.hints >= posed.hints.length}
            onClick={() =>
              state.hints < posed.hints.length && change((now) => ({ ...now, hints: now.hints + 1 }))
            }
          >
            {state.hints === 0 ? 'Hint' : state.hints < posed.hints.length ? 'Next hint' : 'No more hints'}
          </button>
          <button
            type="button"
            name="solution"
            aria-expanded={state.revealed}
            aria-controls={`practice-${log.length}-solution`}
            onClick={reveal}
          >
            {state.revealed ? 'Hide solution' : 'Solution'}
          </button>
          <button type="button" name="next" class={solved ? 'primary' : ''} onClick={() => change(movedOn)}>
            {state.first === undefined ? 'Skip' : 'Next'}
          </button>
        </div>
      </Item>
      <p class="quiet-line">
        {state.first === hadIt.no
          ? 'This one comes back after a few others, with other numbers.'
          : `Seed ${round.seedText}. The address of this page brings the same round back.`}
      </p>
    </div>
  );
}
