/**
 * A picture made of pixels. The same `draw` makes the live canvas in the browser and, where a painter is at
 * hand (at build), the still image.
 */
import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';

/** The part of a 2D context that figures draw with; the build's painter offers the same. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'globalAlpha'
  | 'fillRect'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'rect'
  | 'fill'
  | 'stroke'
  | 'scale'
  | 'getTransform'
  | 'createImageData'
  | 'putImageData'
>;

export type Draw = (brush: Brush, width: number, height: number) => void;

/** Draws at `width` × `height` CSS pixels and returns the address of an image. Only the build has one. */
export type Painter = (draw: Draw, width: number, height: number) => string;
export const StillPainter = createContext<Painter | undefined>(undefined);

/** The field's own colors: light on dark in both themes, so that they are no theme's business. */
export const field = {
  ground: '#14161a',
  grid: '#2c3138',
  ink: '#ebeef2',
  soft: '#a3acb8',
  dice: '#ff8a47',
  drift: '#96c8f0',
} as const;

export function Canvas({
  draw,
  width,
  height,
  label,
}: {
  draw: Draw;
  width: number;
  height: number;
  label?: string;
}) {
  const paintStill = useContext(StillPainter);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [live, setLive] = useState(false);
  const [ratio, setRatio] = useState(1);

  useEffect(() => {
    setLive(true);
    // The pixel ratio changes when a window moves to another screen or the reader zooms.
    const watch = () => setRatio(devicePixelRatio);
    watch();
    addEventListener('resize', watch);
    return () => removeEventListener('resize', watch);
  }, []);

  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    if (!brush) return;
    canvas.current!.width = Math.round(width * ratio);
    canvas.current!.height = Math.round(height * ratio);
    brush.scale(ratio, ratio);
    draw(brush, width, height);
  }, [live, ratio, draw, width, height]);

  if (live) return <canvas class="canvas" ref={canvas} role="img" aria-label={label} />;
  // Until the first drawing, hydration leaves the server's image where it stands.
  return <img class="canvas" src={paintStill?.(draw, width, height)} alt={label ?? ''} />;
}
