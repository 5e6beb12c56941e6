/** What can be set in the studio. The kit's address reads and writes it, as it does a figure's parameters. */
import type { Parameters, ValuesOf } from '../widget-kit/definition';

/** On two cores and no graphics card a window of 1000 × 700 keeps up with 60 frames a second at this many. */
export const MOST_PARTICLES = 200_000;

export const parameters = {
  seed: { kind: 'seed', label: 'Seed', help: 'A number or a word.', default: 1234 },
  octaves: {
    kind: 'number',
    control: 'box',
    label: 'Octaves',
    help: 'Layers of noise.',
    default: 4,
    min: 1,
    max: 4,
  },
  white: {
    kind: 'flag',
    label: 'White noise',
    help: 'Every pixel has a heading of its own.',
    default: false,
  },
  noise: {
    kind: 'flag',
    label: 'Show the noise',
    help: 'The values behind the headings, in greys.',
    default: false,
  },
  naive: {
    kind: 'flag',
    label: 'Naive spray',
    help: 'A uniform radius, which crowds the middle.',
    default: false,
  },
  turns: {
    kind: 'number',
    control: 'slider',
    label: 'Turns',
    help: 'Full turns that values from 0 to 1 are spread over.',
    default: 2,
    min: 0.25,
    max: 4,
    step: 0.25,
  },
  curl: {
    kind: 'flag',
    label: 'Curl',
    help: 'Follow the noise’s contour lines: nothing bunches up.',
    default: false,
  },
  change: {
    kind: 'flag',
    label: 'Let it change',
    help: 'Time as a third dimension: the field takes other shapes.',
    default: false,
  },
  particles: {
    kind: 'number',
    control: 'slider',
    label: 'Particles',
    help: 'How many are carried.',
    default: 2500,
    min: 100,
    max: MOST_PARTICLES,
    step: 100,
  },
  frame: {
    kind: 'number',
    control: 'box',
    label: 'Frame',
    help: 'Sixtieths of a second since the start.',
    default: 0,
    min: 0,
    max: 2 ** 31,
  },
  moment: {
    kind: 'number',
    control: 'box',
    label: 'Moment',
    help: 'Frames for which the field has been changing.',
    default: 0,
    min: 0,
    max: 2 ** 31,
  },
} as const satisfies Parameters;

export type Settings = ValuesOf<typeof parameters>;

/** What a key does, for the page that lists them and for the handler alike. */
export const keys = [
  { key: 'Space', does: 'A fresh seed' },
  { key: '← →', does: 'Seed down or up by one' },
  { key: 'O', does: 'Octaves: 1, 2, 3, 4, and round again' },
  { key: 'W', does: 'White noise' },
  { key: 'N', does: 'The noise itself, in 64 greys' },
  { key: 'S', does: 'Spray: even or naive' },
  { key: 'Click', does: '300 amber particles in a circle' },
  { key: 'P', does: 'Hold still, or go on' },
  { key: '.', does: 'One frame' },
  { key: 'F', does: 'Full screen' },
  { key: 'Esc', does: 'Leave full screen' },
  { key: '?', does: 'These keys' },
] as const;
