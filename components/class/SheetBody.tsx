/** The exercises of one sheet. Answers are kept on the device, apart for each set and student. */
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Json } from '../../src/progress';
import { type ClassSet, normalName, setKey } from '../../src/sets';
import { kindOf } from '../exercise-kit/kinds';
import { countOutcome, useWork } from '../exercise-kit/use-progress';
import type { Posed } from '../exercise-kit/variants';
import { mark, readyToMark } from './answers';
import { Item } from './Item';
import { Loading } from './Loading';
import type { DeskProps } from './mount';
import { Result } from './Result';
import { sheetItems } from './sheet-items';
import { type SheetState, sheetState, withAnswerAt } from './sheet-state';
import { useExercises } from './use-exercises';

/** A figure reports by itself where it starts: that is nobody's answer. */
function isStart({ exercise, variant }: Posed, answer: Json): boolean {
  if (exercise.kind !== 'goal') return false;
  const { values } = answer as unknown as { values: Readonly<Record<string, Json>> };
  const start = exercise.start(variant as never);
  return Object.entries(start).every(([name, value]) => values[name] === value);
}

const same = (a: Json | undefined, b: Json | undefined) => JSON.stringify(a) === JSON.stringify(b);

export function SheetBody({ base, set, student }: DeskProps & { set: ClassSet; student: string }) {
  const key = `set?${setKey(set)}#${normalName(student)}`;
  const { awake, work, keep } = useWork(key);
  const { exercises, failed, again } = useExercises(set.ids);
  const [checks, setChecks] = useState(0);
  const [busy, setBusy] = useState(false);
  const result = useRef<HTMLHeadingElement>(null);
  const items = useMemo(() => exercises && sheetItems(set, student, exercises), [exercises]);
  if (!awake || !items) return <Loading failed={failed} again={again} />;

  const { answers, marked } = sheetState(work?.state, items.length);
  const change = (step: (state: SheetState) => SheetState) =>
    keep((kept) => step(sheetState(kept, items.length)) as unknown as Json);
  const answer = (place: number, next: Json) => {
    if (answers[place] === null && isStart(items[place]!, next)) return;
    change((state) => withAnswerAt(state, place, next));
  };

  const markAll = async () => {
    if (busy) return;
    setBusy(true);
    const ready: Json[] = [];
    // One after the other: programs share one frame.
    for (const [at, posed] of items.entries()) ready.push(await readyToMark(posed, answers[at]!));
    setBusy(false);
    for (const [at, posed] of items.entries()) {
      if (!same(ready[at], marked?.[at])) countOutcome(posed.exercise.id, mark(posed, ready[at]).outcome);
    }
    // What was typed meanwhile stays.
    const kept = (state: SheetState) =>
      state.answers.map((own, at) => (same(own, answers[at]) ? ready[at]! : own));
    change((state) => ({ answers: kept(state), marked: ready }));
    setChecks(checks + 1);
    requestAnimationFrame(() => result.current?.focus());
  };
  const changed = marked !== undefined && !same(marked, answers);

  return (
    <>
      <ol class="sheet">
        {items.map((posed, at) => {
          const last = marked?.[at];
          const isAnswered = last !== undefined && last !== null;
          return (
            <li key={at}>
              <Item
                posed={posed}
                place={at}
                tag={
                  <>
                    <b>{at + 1}</b> <span>{posed.exercise.title}</span>{' '}
                    {kindOf(posed.exercise).run === undefined && <span>variant {posed.seed}</span>}
                  </>
                }
                answer={answers[at] ?? undefined}
                change={(next) => answer(at, next)}
                verdict={isAnswered ? mark(posed, last) : undefined}
                stale={!same(last, answers[at])}
                checks={checks}
                base={base}
                busy={busy}
                submit={undefined}
                after={
                  marked === undefined &&
                  posed.exercise.kind !== 'choice' && <div class="room print-only" aria-hidden="true" />
                }
              />
            </li>
          );
        })}
      </ol>
      <div class="row no-print">
        <button type="button" class="primary" name="mark" aria-disabled={busy} onClick={() => void markAll()}>
          {busy ? 'Marking …' : marked ? 'Mark again' : 'Mark my answers'}
        </button>
        <button type="button" name="print" onClick={() => print()}>
          Print
        </button>
        <span class="said" role="status">
          {changed && 'An answer was changed since it was marked.'}
        </span>
      </div>
      {marked && (
        <Result set={set} student={student} items={items} marked={marked} heading={result} base={base} />
      )}
    </>
  );
}
