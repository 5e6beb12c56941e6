/** A goal's figure, drawn in the browser: there is no built page to take it over from. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GoalExercise } from '../exercise-kit/exercise';
import { htmlId, type Posed } from '../exercise-kit/variants';
import type { Placement } from '../widget-kit/Frame';
import { loadWidget } from '../widgets/load-widget';
import type { Widget } from '../widget-kit/widget';

interface Loaded {
  Frame: FunctionComponent<{ widget: Widget; placement: Placement }>;
  widget: Widget;
}

export function Stage({ posed, base }: { posed: Posed<GoalExercise<never>>; base: string }) {
  const { exercise, variant } = posed;
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    Promise.all([import('../widget-kit/Frame'), loadWidget(exercise.widget)]).then(
      ([{ Frame }, widget]) => setLoaded({ Frame, widget }),
      () => setFailed(true),
    );
  };
  useEffect(load, []);

  if (failed) {
    return (
      <p class="notice">
        The figure could not be loaded.{' '}
        <button type="button" onClick={load}>
          Try again
        </button>
      </p>
    );
  }
  const placement = { id: `${htmlId(exercise.id)}-figure`, base, start: exercise.start(variant as never) };
  return (
    <div class="stage">
      {loaded ? (
        <loaded.Frame widget={loaded.widget} placement={placement} />
      ) : (
        <p>The figure is on its way.</p>
      )}
    </div>
  );
}
