/** A prediction: the reader commits to a guess, and only then sees what happens. Nothing here is ever wrong. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Json } from '../../src/progress';
import { choice } from './Choice';
import type { ChoiceExercise, SketchExercise } from './exercise';
import { Guesses } from './Guesses';
import { judgeChoice } from './judge-choice';
import { sayDistance } from './measure-sketch';
import type { Prediction } from './prediction';
import { usePrediction, useRecord } from './use-progress';
import { draftOf, withAnswer } from './record';
import { useRootState, usePrintedAnswer } from './root';
import { partsOf, SketchPlot, SketchTable } from './Sketch';
import { Text } from './Text';
import { DEFAULT_SEED, htmlId, pose, type Posed } from './variants';

type PosedChoice = Posed<ChoiceExercise<never>>;
type PosedSketch = Posed<SketchExercise<never>>;

/** Zero for every bar that is not drawn. Stored bars may come from an older or an edited record. */
function heightsOf(posed: PosedSketch, stored: Json | undefined): number[] {
  const drawn: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const { bars, max } = partsOf(posed);
  return bars.map((_, bar) => {
    const height = Number(drawn[bar] ?? 0);
    return height >= 0 && height <= max ? height : 0;
  });
}

function sayGuess(posed: Posed<Prediction>, guess: Json): string {
  if (posed.exercise.kind === 'sketch') {
    const { truth, unit } = partsOf(posed as PosedSketch);
    return sayDistance(heightsOf(posed as PosedSketch, guess), truth, unit);
  }
  const picked = choice.restore(posed as PosedChoice, guess);
  return judgeChoice(posed as PosedChoice, picked).outcome === 'right'
    ? 'That is how it turns out.'
    : 'Many people think so. It turns out otherwise.';
}

export function PredictIsland({ exercise }: { exercise: Prediction }) {
  const root = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const { awake, record, change } = useRecord(exercise.id);
  const { prediction, commit } = usePrediction(exercise.id);
  const [reopened, setReopened] = useState(false);
  const [missing, setMissing] = useState('');
  const [just, setJust] = useState(0);

  const id = htmlId(exercise.id);
  const posed = useMemo(() => pose(exercise, DEFAULT_SEED), [exercise]);
  const draft = draftOf(record).answer;
  const committed = awake && prediction !== undefined && !reopened;
  useRootState(root, awake, { state: 'ready', committed });
  usePrintedAnswer(awake, posed, undefined);
  // The button that was pressed is gone: what it brought about takes the focus.
  useEffect(() => outcome.current?.focus(), [just]);

  const answer = (next: Json) => {
    setMissing('');
    change(withAnswer(next));
  };
  const look = () => {
    const [guess, empty] =
      exercise.kind === 'sketch'
        ? [heightsOf(posed as PosedSketch, draft), 'Draw at least one bar first.']
        : [choice.restore(posed as PosedChoice, draft), 'Pick what you think first. A guess costs nothing.'];
    const made = guess.some((part) => part !== 0);
    setMissing(made ? '' : empty);
    if (!made) return;
    commit(guess);
    setReopened(false);
    setJust(just + 1);
  };

  const shown = committed ? prediction.guess : draft;
  return (
    <div ref={root}>
      <div class="tag">
        <b>Predict</b> before you look
      </div>
      <div class="prompt" id={`${id}-prompt`}>
        <Text text={posed.prompt} />
      </div>
      <form
        class="work"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          look();
        }}
      >
        {exercise.kind === 'sketch' ? (
          <SketchPlot
            posed={posed as PosedSketch}
            heights={heightsOf(posed as PosedSketch, shown)}
            draw={committed ? undefined : (heights) => answer(heights)}
            disabled={!awake}
          />
        ) : committed ? (
          <Guesses posed={posed as PosedChoice} guess={choice.restore(posed as PosedChoice, shown)} />
        ) : (
          <choice.View
            posed={posed as PosedChoice}
            answer={choice.restore(posed as PosedChoice, shown)}
            verdict={undefined}
            change={answer}
            disabled={!awake}
            id={id}
            round={0}
          />
        )}
        {!committed && (
          <div class="actions">
            <button
              type="submit"
              class="primary"
              name="commit"
              disabled={!awake}
              onClick={(event) => {
                // A sandbox may forbid forms.
                event.preventDefault();
                look();
              }}
            >
              {exercise.kind === 'sketch' ? 'Show what happens' : 'That is my guess'}
            </button>
            <span role="status">{missing}</span>
          </div>
        )}
        {committed && (
          <div class="turned-out">
            <p class="outcome" tabIndex={-1} ref={outcome}>
              {sayGuess(posed, prediction.guess)}
            </p>
            {exercise.kind === 'sketch' && (
              <SketchTable posed={posed as PosedSketch} heights={heightsOf(posed as PosedSketch, shown)} />
            )}
            <Text text={posed.solution} />
            <button type="button" class="quiet" name="again" onClick={() => setReopened(true)}>
              Guess again
            </button>
          </div>
        )}
      </form>
      <div class="print-only">
        {posed.hints.map((hint, index) => (
          <div class="hint" key={index}>
            <b>Hint {index + 1}</b>
            <Text text={hint} />
          </div>
        ))}
      </div>
    </div>
  );
}
