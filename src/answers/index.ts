/** Reading what a person typed, and judging it. Pure, and without imports from outside this folder. */
export { formatValue } from './echo';
export { type ChoiceVerdict, judgeChoice } from './judge-choice';
export { type NumberSpec, type Tolerance, type Verdict, judgeNumber } from './judge-number';
export { type SequenceVerdict, judgeSequence } from './judge-sequence';
export { type Rational, fromNumber, rational, toNumber } from './rational';
export {
  type NumberForm,
  type NumberReading,
  type NumberRefusal,
  type ReadOptions,
  readNumber,
} from './read-number';
export type { UnreadableReason } from './unreadable';
