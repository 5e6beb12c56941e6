/** Bars that the reader draws before the reveal, and what happens laid over them. */
import { useRef } from 'preact/hooks';
import type { SketchExercise } from './exercise';
import { stepOf, threeDigits } from './measure-sketch';
import type { Posed } from './variants';

type Exercise = SketchExercise<never>;
type Heights = readonly number[];

export function partsOf({ exercise, variant }: Posed<Exercise>) {
  const max = exercise.max(variant as never);
  const truth = exercise.truth(variant as never);
  return { bars: exercise.bars(variant as never), max, truth, unit: exercise.unit, step: stepOf(max, truth) };
}

interface Props {
  posed: Posed<Exercise>;
  heights: Heights;
  /** Left out once the guess is committed: then the truth is shown. */
  draw?: ((heights: Heights) => void) | undefined;
  disabled: boolean;
}

export function SketchPlot({ posed, heights, draw, disabled }: Props) {
  const { bars, max, truth, unit, step } = partsOf(posed);
  const field = useRef<HTMLDivElement>(null);
  // Several moves can arrive before the next render: they build on this.
  const newest = useRef(heights);
  newest.current = heights;
  const stroke = useRef<{ before: Heights; bar: number; height: number }>();

  const commit = (next: Heights) => {
    newest.current = next;
    draw?.(next);
  };
  const set = (bar: number, height: number) =>
    commit(bars.map((_, at) => (at === bar ? height : (newest.current[at] ?? 0))));
  const pointAt = (event: PointerEvent) => {
    const { left, top, width, height } = field.current!.getBoundingClientRect();
    const bar = Math.min(
      bars.length - 1,
      Math.max(0, Math.floor(((event.clientX - left) / width) * bars.length)),
    );
    const share = Math.min(1, Math.max(0, 1 - (event.clientY - top) / height));
    return { bar, height: Math.min(max, Number((Math.round((share * max) / step) * step).toPrecision(12))) };
  };
  const start = (event: PointerEvent) => {
    if (!draw || disabled || event.button !== 0) return;
    const { bar, height } = pointAt(event);
    stroke.current = { before: newest.current, bar, height };
    field.current!.setPointerCapture?.(event.pointerId);
    set(bar, height);
  };
  const move = (event: PointerEvent) => {
    const from = stroke.current;
    if (!from) return;
    const to = pointAt(event);
    // A quick stroke skips bars: they get the heights in between.
    const way = to.bar - from.bar;
    for (let done = 1; done <= Math.abs(way); done++) {
      const share = done / Math.abs(way);
      const between = from.height + (to.height - from.height) * share;
      set(from.bar + Math.sign(way) * done, Number((Math.round(between / step) * step).toPrecision(12)));
    }
    set(to.bar, to.height);
    Object.assign(from, to);
  };
  const end = () => (stroke.current = undefined);
  // The finger turned out to scroll the page.
  const cancel = () => {
    if (stroke.current) commit(stroke.current.before);
    end();
  };

  const percent = (height: number) => `${Math.min(100, (height / max) * 100)}%`;
  const named = Math.ceil(bars.length / 12);
  return (
    <div class="sketch">
      <div class="sketch-unit">
        <span>{unit}</span>
        {draw && <span>Drag across, or use Tab and the arrow keys.</span>}
      </div>
      <div class="sketch-scale" aria-hidden="true">
        <span>{threeDigits(max)}</span>
        <span>{threeDigits(max / 2)}</span>
        <span>0</span>
      </div>
      <div
        ref={field}
        class={draw ? 'sketch-field sketch-open' : 'sketch-field'}
        role={draw ? 'group' : 'img'}
        aria-label={
          draw
            ? `Your bars, in ${unit}`
            : 'Your bars, and over them what happens. The numbers follow as a table.'
        }
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={cancel}
      >
        {bars.map((label, bar) => (
          <div class="sketch-bar" key={bar}>
            {!draw && <span class="truth" style={{ height: percent(truth[bar]!) }} />}
            <span class="guess" style={{ height: percent(heights[bar] ?? 0) }} />
            {draw && (
              <input
                type="range"
                aria-label={label}
                aria-valuetext={`${threeDigits(heights[bar] ?? 0)} (${unit})`}
                min={0}
                max={max}
                step={step}
                value={heights[bar] ?? 0}
                disabled={disabled}
                onInput={(event) => set(bar, event.currentTarget.valueAsNumber)}
              />
            )}
          </div>
        ))}
      </div>
      <div class="sketch-labels" aria-hidden="true">
        {bars.map((label, bar) => (
          <span key={bar}>{bar % named === 0 ? label : ''}</span>
        ))}
      </div>
    </div>
  );
}

/** The numbers behind the bars, for whoever would rather read them. */
export function SketchTable({ posed, heights }: { posed: Posed<Exercise>; heights: Heights }) {
  const { bars, truth, unit } = partsOf(posed);
  return (
    <details class="sketch-numbers">
      <summary>The numbers</summary>
      <table>
        <caption class="visually-hidden">Your bars and what happens, in {unit}</caption>
        <thead>
          <tr>
            <th scope="col">Bar</th>
            <th scope="col">Your guess</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((label, bar) => (
            <tr key={bar}>
              <th scope="row">{label}</th>
              <td>{threeDigits(heights[bar] ?? 0)}</td>
              <td>{threeDigits(truth[bar]!)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
