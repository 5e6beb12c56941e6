import type { ChoiceExercise } from './exercise';
import { Icon } from './Icon';
import { judgeChoice } from './judge-choice';
import type { Kind, ViewProps } from './kind';
import { Inline } from './Text';

type Exercise = ChoiceExercise<never>;

function Choice({ posed, answer, verdict, change, disabled, id }: ViewProps<Exercise, readonly string[]>) {
  const { several } = posed.exercise;
  const pick = (option: string, picked: boolean) => {
    if (!several) change([option]);
    else change(picked ? [...answer, option] : answer.filter((other) => other !== option));
  };
  return (
    <fieldset class="choices" aria-describedby={`${id}-prompt`} disabled={disabled}>
      <legend>{several ? 'Pick every one that holds' : 'Pick one'}</legend>
      {posed.options.map((option) => {
        const mark = verdict?.marks?.[option.id];
        return (
          <label key={option.id} class="choice">
            <input
              type={several ? 'checkbox' : 'radio'}
              name={`${id}-option`}
              value={option.id}
              checked={answer.includes(option.id)}
              onChange={(event) => pick(option.id, event.currentTarget.checked)}
            />
            <span>
              <Inline text={option.text} />
            </span>
            {mark && (
              <span class={`mark mark-${mark}`}>
                <Icon of={mark} />
                <span class="visually-hidden">{mark === 'right' ? 'right' : 'not this'}</span>
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

export const choice: Kind<Exercise, readonly string[]> = {
  restore: ({ options }, stored) =>
    Array.isArray(stored) ? options.map(({ id }) => id).filter((id) => stored.includes(id)) : [],
  judge: judgeChoice,
  right: ({ options }) =>
    options
      .filter(({ right }) => right)
      .map(({ text }) => text)
      .join('; '),
  View: Choice,
};
