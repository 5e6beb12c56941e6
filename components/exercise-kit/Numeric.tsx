import type { NumericExercise } from './exercise';
import { askedInWords, judgeNumeric, readAnswer } from './judge-numeric';
import { rightNumber } from './right-number';
import type { Kind, ViewProps } from './kind';

type Exercise = NumericExercise<never>;

/**
 * The input takes any text: keyboards that offer digits alone have no minus, slash or percent sign on some phones.
 */
function Numeric({ posed, answer, verdict, change, disabled, id }: ViewProps<Exercise, string>) {
  const { asked } = posed.exercise;
  const reading = answer.trim() === '' ? undefined : readAnswer(asked, answer);
  return (
    <div class="numeric">
      <label for={`${id}-answer`}>
        Your answer, <span>{askedInWords(asked)}</span>
      </label>
      <div class="numeric-row">
        <input
          type="text"
          id={`${id}-answer`}
          name="answer"
          value={answer}
          disabled={disabled}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="done"
          aria-invalid={verdict && verdict.outcome !== 'right' ? 'true' : undefined}
          aria-describedby={`${id}-echo ${id}-verdict`}
          onInput={(event) => change(event.currentTarget.value)}
        />
        {asked.unit && !asked.percent && <span aria-hidden="true">{asked.unit}</span>}
        {asked.percent && <span aria-hidden="true">%</span>}
        <span class="echo" id={`${id}-echo`}>
          {reading?.ok ? reading.echo : ''}
        </span>
      </div>
      {verdict?.choices && (
        <div class="meant">
          Which do you mean?
          {verdict.choices.map((text) => (
            <button key={text} type="button" onClick={() => change(text)}>
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

export const numeric: Kind<Exercise, string> = {
  restore: (_, stored) => (typeof stored === 'string' ? stored : ''),
  judge: judgeNumeric,
  right: ({ exercise, variant }) => rightNumber(exercise.answer(variant as never), exercise.asked),
  View: Numeric,
};
