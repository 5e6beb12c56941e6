import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'blend-2d',
  title: 'Two blends across, one down',
  question: 'How do four corners make one value?',
  chapter: 'value-noise',
  caption:
    'The place you choose, in its square, and the three blends that lead to its value. The squares’ numbering goes on through zero. ' +
    'Try this: drag the place to a negative x, then choose truncation.',
  shape: { wide: 1.72, narrow: 0.66 },
  parameters: {
    x: {
      kind: 'number',
      control: 'slider',
      label: 'x',
      help: 'The place across, in squares.',
      default: 0.3,
      min: -2,
      max: 2,
      step: 0.01,
    },
    y: {
      kind: 'number',
      control: 'slider',
      label: 'y',
      help: 'The place down, in squares.',
      default: 0.6,
      min: -2,
      max: 2,
      step: 0.01,
    },
    corner: {
      kind: 'choice',
      label: 'Corner',
      help: 'How the square’s upper left corner is found from x and y.',
      default: 'floor',
      options: [
        { value: 'floor', label: 'by floor' },
        { value: 'truncate', label: 'by truncation' },
      ],
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Which random values the corners hold.', default: 1234 },
  },
  outputs: {
    u: { label: 'u', digits: 4 },
    v: { label: 'v', digits: 4 },
    top: { label: 'Top', digits: 4 },
    bottom: { label: 'Bottom', digits: 4 },
    value: { label: 'Value', digits: 4 },
  },
  say({ x, y, corner }, { u, v, top, bottom, value }) {
    const [du, dv] = [u!, v!].map((share) => share.toFixed(3));
    const torn =
      corner === 'truncate' && (x < 0 || y < 0)
        ? ' Truncation took a corner on the wrong side of the place.'
        : '';
    return `At (${x}, ${y}) the blend across takes u = ${du} and makes ${top!.toFixed(3)} on top and ${bottom!.toFixed(3)} below; the blend down takes v = ${dv} and makes ${value!.toFixed(3)}.${torn}`;
  },
  code: ['value2', 'lerp', 'smoothstep', 'hash01'],
});
