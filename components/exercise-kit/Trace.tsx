import type { TraceExercise } from './exercise';
import { Icon } from './Icon';
import { judgeTrace } from './judge-trace';
import type { Kind, ViewProps } from './kind';
import { Inline } from './Text';

type Exercise = TraceExercise<never>;

/** More blanks than this stand in two columns, where there is room. */
const MANY = 5;

function Trace({ posed, answer, verdict, change, disabled, id }: ViewProps<Exercise, readonly string[]>) {
  const blanks = posed.exercise.blanks(posed.variant as never);
  const write = (at: number, text: string) =>
    change(blanks.map((_, blank) => (blank === at ? text : (answer[blank] ?? ''))));
  return (
    <fieldset class="trace" disabled={disabled}>
      <legend>
        Step through <code>{posed.exercise.program}</code>
      </legend>
      <ol class={blanks.length > MANY ? 'blanks blanks-many' : 'blanks'}>
        {blanks.map((blank, at) => {
          const mark = verdict?.marks?.[at];
          const name = <Inline text={blank} />;
          return (
            <li key={at}>
              <label for={`${id}-blank-${at}`}>{name}</label>
              <input
                type="text"
                id={`${id}-blank-${at}`}
                name={`blank-${at}`}
                value={answer[at] ?? ''}
                autocomplete="off"
                autocapitalize="off"
                spellcheck={false}
                aria-invalid={mark === 'wrong' ? 'true' : undefined}
                aria-describedby={mark ? `${id}-mark-${at}` : undefined}
                onInput={(event) => write(at, event.currentTarget.value)}
              />
              {mark && (
                <span class={`mark mark-${mark}`} id={`${id}-mark-${at}`}>
                  <Icon of={mark} />
                  <span class={mark === 'right' ? 'visually-hidden' : ''}>
                    {mark === 'right' ? 'right' : 'first that differs'}
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}

export const trace: Kind<Exercise, readonly string[]> = {
  restore({ exercise, variant }, stored) {
    const texts: readonly unknown[] = Array.isArray(stored) ? stored : [];
    return exercise.blanks(variant as never).map((_, at) => {
      const text = texts[at];
      return typeof text === 'string' ? text : '';
    });
  },
  judge: judgeTrace,
  right({ exercise, variant }) {
    const values = exercise.run(variant as never);
    return exercise
      .blanks(variant as never)
      .map((blank, at) => `${blank} = ${String(values[at]).replace('-', '−')}`)
      .join(', ');
  },
  View: Trace,
};
