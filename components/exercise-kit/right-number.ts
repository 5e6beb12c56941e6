import { formatValue, fromNumber, type Rational } from '../../src/answers';
import type { ExactNumber, NumericExercise } from './exercise';

/** Rounded half away from zero, as it is taught. */
function rounded({ num, den }: Rational, decimals: number): string {
  const [size, scale] = [num < 0n ? -num : num, 10n ** BigInt(decimals)];
  const digits = String((2n * size * scale + den) / (2n * den)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${num < 0n && /[1-9]/.test(digits) ? '−' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
}

/** The answer as a key prints it: with the decimals that are asked for, and its unit. */
export function rightNumber(answer: ExactNumber, asked: NumericExercise<unknown>['asked']): string {
  const exact =
    typeof answer === 'object'
      ? answer
      : typeof answer === 'bigint'
        ? { num: answer, den: 1n }
        : fromNumber(answer);
  const text =
    asked.decimals === undefined
      ? formatValue(exact, typeof answer === 'number' ? answer : Number(exact.num) / Number(exact.den))
      : rounded(exact, asked.decimals);
  const grouped = asked.count
    ? text.replace(/^−?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))
    : text;
  return `${grouped}${asked.percent ? ' %' : asked.unit ? ` ${asked.unit}` : ''}`;
}
