import { field, type Brush } from '../../widget-kit/Canvas';
import { STREAK, type Particles } from './particles';

/** Draws each particle as the way it has just come: blue, or amber where it was sprayed. */
export function paintStreaks(
  brush: Brush,
  { count, x, y, dx, dy, amber }: Particles,
  which: 'all' | 'amber' = 'all',
): void {
  for (const wanted of which === 'all' ? [0, 1] : [1]) {
    brush.beginPath();
    for (let i = 0; i < count; i++) {
      if (amber[i] !== wanted) continue;
      brush.moveTo(x[i]!, y[i]!);
      brush.lineTo(x[i]! - dx[i]! * STREAK, y[i]! - dy[i]! * STREAK);
    }
    brush.strokeStyle = wanted ? field.dice : field.drift;
    brush.lineWidth = wanted ? 1.5 : 1.1;
    brush.globalAlpha = wanted ? 1 : 0.75;
    brush.stroke();
  }
  brush.globalAlpha = 1;
}
