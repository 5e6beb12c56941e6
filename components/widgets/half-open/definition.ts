import { define } from '../../widget-kit/definition';

const grouped = (value: number) => value.toLocaleString('en-US');

export const definition = define({
  name: 'half-open',
  title: 'Half open?',
  question: 'Can the top of a half-open range come up after all?',
  chapter: 'modulo-bias',
  caption:
    'A raw value k becomes lo + u·(hi − lo) with u = k / 2^bits, in 32-bit floats. The range promises to leave its top out. Try this: lower the raw bits until the promise holds.',
  shape: { wide: 1.95, narrow: 0.98 },
  parameters: {
    // Quarters this small are exact in a float32, and so is hi − lo: what is seen comes from the last rounding alone.
    lo: {
      kind: 'number',
      control: 'box',
      label: 'From, lo',
      help: 'The bottom of the range, which may come up.',
      default: 2,
      min: -100000,
      max: 100000,
      step: 0.25,
    },
    hi: {
      kind: 'number',
      control: 'box',
      label: 'Up to, hi',
      help: 'The top of the range, which should never come up.',
      default: 6,
      min: -100000,
      max: 100000,
      step: 0.25,
    },
    bits: {
      kind: 'number',
      control: 'slider',
      label: 'Raw bits',
      help: 'How many bits a raw value has. A float keeps 24 of them.',
      default: 32,
      min: 4,
      max: 32,
    },
    guard: {
      kind: 'flag',
      label: 'Keep u below 1',
      help: 'Where u itself rounds to 1, take the float just below, as some standard libraries do.',
      default: true,
    },
  },
  outputs: {
    low: { label: 'Raws that give lo', none: 'no range' },
    high: { label: 'Raws that give hi', none: 'no range' },
    below: { label: 'Largest below hi', digits: 8, none: 'no range' },
  },
  say({ lo, hi, bits }, { low, high }) {
    if (high === null) return `No number is at least ${lo} and below ${hi}: the range is empty.`;
    const bottom = `Of ${grouped(2 ** bits)} raw values, ${grouped(low!)} ${low === 1 ? 'gives' : 'give'} ${lo}`;
    if (high === 0) return `${bottom} and none gives ${hi}: the top is left out, as promised.`;
    return `${bottom} and ${grouped(high)} ${high === 1 ? 'gives' : 'give'} exactly ${hi}, the top that the range should leave out.`;
  },
  code: ['libcxxCanonicalFloat', 'libstdcxxCanonicalFloat', 'floatInRange', 'halfOpenReach'],
});
