/** The studio without script: its field after some seconds, as a picture. */
import { blocksOf, BLOCK, grey, headingAt } from '../widgets/flow-field/field';
import { paintStreaks } from '../widgets/flow-field/paint';
import { MEMORY, startParticles, stepParticles } from '../widgets/flow-field/particles';
import { paintStill } from '../widgets/paint-still';
import { defaults } from '../widget-kit/definition';
import { parameters } from './settings';

export function stillStudio(width: number, height: number): string {
  const settings = { ...defaults(parameters), depth: 0 };
  const particles = startParticles(settings.particles, width, height, settings.seed);
  const heading = headingAt(settings);
  for (let step = 0; step < MEMORY; step++) stepParticles(particles, heading);
  const { columns, values } = blocksOf(settings, width, height);
  return paintStill(
    (brush) => {
      // Faint greys under the streaks: without motion they show where the field turns.
      values.forEach((value, at) => {
        const shade = Math.round(20 + (grey(value) - 20) * 0.35);
        brush.fillStyle = `rgb(${shade} ${shade} ${shade})`;
        brush.fillRect((at % columns) * BLOCK, Math.floor(at / columns) * BLOCK, BLOCK, BLOCK);
      });
      paintStreaks(brush, particles);
    },
    width,
    height,
  );
}
