/** One exercise on a sheet or in practice: its prompt, its answer, its verdict. What is done with them is the page's. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Json } from '../../src/progress';
import { kindOf } from '../exercise-kit/kinds';
import { Text } from '../exercise-kit/Text';
import { htmlId, type Posed } from '../exercise-kit/variants';
import type { Verdict } from '../exercise-kit/verdict';
import { VerdictLine } from '../exercise-kit/VerdictLine';
import { Stage } from '../exercises/Stage';

interface Props {
  posed: Posed;
  /** What stands above the prompt. */
  tag: ComponentChildren;
  /** Counts where a sheet holds an exercise twice, so that HTML ids differ. */
  place: number;
  answer: Json | undefined;
  change(answer: Json): void;
  /** On the answer last marked, or checked. */
  verdict: Verdict | undefined;
  /** The answer was changed since. */
  stale: boolean;
  checks: number;
  base: string;
  disabled?: boolean;
  busy?: boolean;
  submit?: (() => void) | undefined;
  /** Buttons, below the answer. */
  children?: ComponentChildren;
  /** Below everything. */
  after?: ComponentChildren;
}

export function Item(props: Props) {
  const { posed, tag, place, answer, change, verdict, stale, checks, base } = props;
  const { exercise } = posed;
  const kind = kindOf(exercise);
  const id = `${htmlId(exercise.id)}-${place}`;
  const [round] = useState(0);
  const restored = kind.restore(posed, answer);
  const fresh = stale ? undefined : verdict;
  return (
    <section
      class="exercise"
      aria-label={exercise.title}
      data-exercise={exercise.id}
      data-kind={exercise.kind}
      data-state={props.busy ? 'running' : 'ready'}
      data-variant={posed.seed}
      data-verdict={fresh?.outcome ?? 'none'}
    >
      <div class="tag">{tag}</div>
      <div class="prompt" id={`${id}-prompt`}>
        <Text text={posed.prompt} />
      </div>
      {exercise.kind === 'goal' && <Stage posed={posed as never} base={base} />}
      <form
        class="work"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          props.submit?.();
        }}
      >
        <kind.View
          posed={posed}
          answer={restored}
          verdict={fresh}
          change={change}
          disabled={props.disabled ?? false}
          id={id}
          round={round}
        />
        {props.children}
        <VerdictLine
          verdict={verdict}
          kind={exercise.kind}
          id={id}
          stale={stale}
          checks={checks}
          hint={false}
          solution={false}
        />
        {kind.Below && <kind.Below answer={restored} stale={stale} id={id} />}
      </form>
      {props.after}
    </section>
  );
}
