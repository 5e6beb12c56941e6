import { define } from '../../widget-kit/definition';

const grouped = (value: number) => value.toLocaleString('en-US');

export const definition = define({
  name: 'bias-meter',
  title: 'The bias meter',
  question: 'How far is a lucky result ahead, for any generator and any number of results?',
  chapter: 'modulo-bias',
  caption:
    'How far a lucky result is ahead of an unlucky one, for every number of results n that a generator can be asked for. Try this: keep n at 1000 and add raw bits until the bias is below one in a million.',
  shape: { wide: 1.9, narrow: 0.98 },
  parameters: {
    bits: {
      kind: 'number',
      control: 'slider',
      label: 'Raw bits',
      help: 'How many bits the generator makes: b bits are R = 2^b raw values.',
      default: 15,
      min: 4,
      max: 32,
    },
    n: {
      kind: 'number',
      control: 'box',
      label: 'Results, n',
      help: 'How many results the remainder is asked for. Press or drag in the plot to set it.',
      default: 1000,
      min: 1,
      max: 4294967295,
    },
  },
  outputs: {
    quotient: { label: 'Quotient' },
    favored: { label: 'Favored' },
    ratio: { label: 'Ratio', digits: 5, none: 'no end' },
    percent: { label: 'Lucky ahead by', digits: 8, unit: '%', none: 'no end' },
  },
  say({ bits, n }, { quotient, favored, percent }) {
    const asked = `${grouped(2 ** bits)} raw values into ${grouped(n)} ${n === 1 ? 'result' : 'results'}`;
    if (favored === 0)
      return `${asked} leave nothing over: each gets ${grouped(quotient!)}, and none is ahead.`;
    if (quotient === 0) {
      return `${asked} are too few: ${grouped(favored!)} results get one each, and the other ${grouped(n - favored!)} never come up.`;
    }
    return (
      `${asked}: ${grouped(favored!)} of them get ${grouped(quotient! + 1)} raw values, the other ` +
      `${grouped(n - favored!)} get ${grouped(quotient!)}. A lucky result is ${Number(percent!.toPrecision(4))} percent ahead.`
    );
  },
  code: ['biasOf'],
});
