import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'where-hills-sit',
  title: 'Where the hills sit',
  question: 'Where in its square does a hilltop lie?',
  chapter: 'value-noise',
  caption:
    'Left, a field with its hilltops ringed. Right, the hilltops of a larger piece, each drawn where it lies from the nearest corner. ' +
    'Try this: change to gradient noise.',
  shape: { wide: 1.85, narrow: 1.7 },
  parameters: {
    noise: {
      kind: 'choice',
      label: 'Noise',
      help: 'Value noise has random values at the corners, gradient noise random slopes.',
      default: 'value',
      options: [
        { value: 'value', label: 'value noise' },
        { value: 'gradient', label: 'gradient noise' },
      ],
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Which field is drawn.', default: 1234 },
  },
  outputs: {
    peaks: { label: 'Hilltops' },
    onCorner: { label: 'On a corner', unit: '%', digits: 1 },
    distance: { label: 'Mean way to a corner', unit: 'squares', digits: 3 },
  },
  say({ noise }, { peaks, onCorner, distance }) {
    const where =
      onCorner === 100
        ? 'every one of them sits exactly on a corner'
        : `${onCorner!.toFixed(1)} percent of them sit on a corner; the others lie ${distance!.toFixed(2)} squares from the nearest one on average`;
    return `A piece of ${noise} noise has ${peaks} hilltops, and ${where}.`;
  },
  code: ['valueField2', 'gradientField2'],
});
