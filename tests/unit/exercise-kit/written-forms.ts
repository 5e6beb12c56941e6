/** The ways in which a reader may write one and the same number. */
import { type ExactNumber, type NumericExercise } from '../../../components/exercise-kit/exercise';
import { fromNumber, type Rational, rational } from '../../../src/answers';

type Asked = NumericExercise<unknown>['asked'];

function exactly(answer: ExactNumber): Rational {
  if (typeof answer === 'bigint') return rational(answer);
  return typeof answer === 'number' ? fromNumber(answer) : answer;
}

/** Rounded half away from zero to so many decimals, without a double in between. */
function rounded({ num, den }: Rational, decimals: number): string {
  const size = num < 0n ? -num : num;
  const scaled = (2n * size * 10n ** BigInt(decimals) + den) / (2n * den);
  const digits = String(scaled).padStart(decimals + 1, '0');
  const sign = num < 0n && scaled !== 0n ? '-' : '';
  return sign + (decimals > 0 ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits);
}

const grouped = (digits: string, mark: string): string => digits.replace(/\B(?=(\d{3})+$)/g, mark);

/** As plain as it can be: what a mistake is typed as. */
export function plainForm(answer: ExactNumber, { decimals }: Asked): string {
  const exact = exactly(answer);
  if (decimals !== undefined) return rounded(exact, decimals);
  if (exact.den === 1n) return String(exact.num);
  return typeof answer === 'number' ? String(answer) : `${exact.num}/${exact.den}`;
}

/** Every reasonable way to write the answer. */
export function writtenForms(answer: ExactNumber, asked: Asked): string[] {
  const exact = exactly(answer);
  const plain = plainForm(answer, asked);
  const forms = [
    plain,
    ` ${plain} `,
    `x = ${plain}`,
    `(${plain})`,
    plain.replace('-', '−'),
    plain.replace('-', '–'),
  ];
  forms.push(plain.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))));
  const [whole, part] = plain.replace('-', '').split('.');
  const sign = plain.startsWith('-') ? '-' : '';
  // A comma before three digits could part thousands.
  if (part !== undefined && part.length !== 3) forms.push(`${sign}${whole},${part}`);
  if (part !== undefined && whole === '0') forms.push(`${sign}.${part}`);
  if (exact.den === 1n) {
    const digits = String(exact.num).replace('-', '');
    forms.push(
      `${sign}${grouped(digits, ' ')}`,
      `${sign}${grouped(digits, ' ')}`,
      `${sign}${grouped(digits, "'")}`,
    );
    forms.push(`${exact.num}.0`, `${exact.num}/1`);
    if (asked.count) forms.push(sign + grouped(digits, ','));
  } else if (typeof answer !== 'number') {
    forms.push(
      `${exact.num}/${exact.den}`,
      `${3n * exact.num}/${3n * exact.den}`,
      `${exact.num} ÷ ${exact.den}`,
    );
  }
  if (asked.percent) return [...forms, `${plain}%`, `${plain} %`, `${plain} percent`];
  if (asked.unit) return [...forms, `${plain} ${asked.unit}`, `${plain}${asked.unit}`];
  if (!asked.count && asked.decimals !== undefined && exact.num > 0n && exact.num < exact.den) {
    forms.push(`${rounded(rational(100n * exact.num, exact.den), asked.decimals)}%`);
  }
  return forms;
}
