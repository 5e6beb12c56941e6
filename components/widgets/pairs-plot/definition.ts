import { define } from '../../widget-kit/definition';
import { generatorChoice, generatorInText } from '../../widget-kit/generator-choice';

export const definition = define({
  name: 'pairs-plot',
  title: 'Pairs',
  question: 'Does one number tell you anything about the next?',
  chapter: 'prngs',
  caption:
    'Each dot is a number and the one that follows it. The tiny LCG, s ← 1229 × s + 205 mod 2048, can only land on a few lines. ' +
    'Try this: switch to PCG32.',
  shape: { wide: 1.7, narrow: 1 },
  parameters: {
    generator: {
      ...generatorChoice,
      default: 'tiny',
      options: [{ value: 'tiny', label: 'Tiny LCG, 11 bits' }, ...generatorChoice.options],
    },
    count: {
      kind: 'number',
      control: 'slider',
      label: 'Pairs',
      help: 'How many numbers are drawn, each paired with the next.',
      default: 1000,
      min: 100,
      max: 10000,
      step: 100,
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Where the generator starts.', default: 42 },
  },
  outputs: {
    points: { label: 'Pairs drawn' },
    distinct: { label: 'Different pairs' },
    lines: { label: 'Lines that hold them all', none: 'none to see' },
  },
  say({ generator, seed }, { points, distinct, lines }) {
    const machine = generator === 'tiny' ? 'a tiny LCG of 11 bits' : generatorInText(generator);
    const drawn = `${points} pairs of neighboring numbers from ${machine}, seed ${seed}`;
    if (lines === null) return `${drawn}, scatter over the whole square; ${distinct} of them are different.`;
    return `${drawn}, make ${distinct} different points, all of them on ${lines} parallel lines.`;
  },
  code: ['Lcg', 'lcgStep', 'makeGenerator', 'uniformFloat'],
});
