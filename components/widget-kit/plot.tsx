/** SVG pieces of a plot: the drawing surface and its axes. */
import type { ComponentChildren } from 'preact';
import type { Scale } from './scale';

/** The surface of a plot. One unit is one CSS pixel once the figure is awake. */
export function Plot({
  width,
  height,
  children,
  onPointer,
}: {
  width: number;
  height: number;
  children: ComponentChildren;
  /** Where a pointer pressed or dragged, in the plot's units. Vertical swipes still scroll the page. */
  onPointer?: (x: number, y: number, pressed: boolean) => void;
}) {
  const point = (event: PointerEvent & { currentTarget: SVGSVGElement }, pressed: boolean) => {
    const box = event.currentTarget.getBoundingClientRect();
    onPointer!(
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
      pressed,
    );
  };
  return (
    <svg
      class={onPointer ? 'plot plot-answers' : 'plot'}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      {...(onPointer && {
        onPointerDown: (event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event, true);
        },
        onPointerMove: (event) => {
          if (event.buttons & 1) point(event, false);
        },
      })}
    >
      {children}
    </svg>
  );
}

/** A horizontal axis at height `y`, with few ticks and its title at the right end, under the numbers. */
export function AxisX({
  scale,
  y,
  title,
  ticks,
  count = 6,
  format = String,
}: {
  scale: Scale;
  y: number;
  title?: string;
  ticks?: readonly number[];
  count?: number;
  format?: (value: number) => string;
}) {
  const [from = 0, to = 0] = scale.range();
  return (
    <g class="axis">
      <line x1={from} x2={to} y1={y} y2={y} />
      {(ticks ?? scale.ticks(count)).map((tick) => (
        <g key={tick} transform={`translate(${scale(tick)} ${y})`}>
          <line y2={5} />
          <text y={18} text-anchor="middle">
            {format(tick)}
          </text>
        </g>
      ))}
      {title && (
        <text class="axis-title" x={to} y={y + 35} text-anchor="end">
          {title}
        </text>
      )}
    </g>
  );
}

/** A vertical axis at `x`: numbers to its left, a hairline across the plot at each, the title on top. */
export function AxisY({
  scale,
  x,
  across = 0,
  title,
  ticks,
  count = 4,
  format = String,
}: {
  scale: Scale;
  x: number;
  /** How far the hairlines reach to the right. */
  across?: number;
  title?: string;
  ticks?: readonly number[];
  count?: number;
  format?: (value: number) => string;
}) {
  const top = Math.min(...scale.range());
  return (
    <g class="axis">
      {(ticks ?? scale.ticks(count)).map((tick) => (
        <g key={tick} transform={`translate(${x} ${scale(tick)})`}>
          {across > 0 && <line class="hairline" x2={across} />}
          <text x={-8} dy="0.32em" text-anchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {title && (
        <text class="axis-title" x={4} y={Math.max(12, top - 12)}>
          {title}
        </text>
      )}
    </g>
  );
}
