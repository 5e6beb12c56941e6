import { type Rational, abs } from './rational';

const about = (value: number): string =>
  `about ${String(Number(value.toPrecision(6)))
    .replace(/e\+?(-?\d+)/, '×10^$1')
    .replaceAll('-', '−')}`;

/** Decimals a fraction needs to be written in full, or Infinity where it never ends. */
function decimalsOf(den: bigint): number {
  let places = 0;
  for (let rest = den; rest > 1n; places += 1) {
    if (rest % 2n !== 0n && rest % 5n !== 0n) return Infinity;
    if (rest % 2n === 0n) rest /= 2n;
    if (rest % 5n === 0n) rest /= 5n;
  }
  return places;
}

/**
 * A value as the page shows it: `1000`, `−0.25`, `1/3 (about 0.333333)`, or `about 0.785398` where it is not exact
 * or too long to show. The minus is a true minus sign.
 */
export function formatValue(exact: Rational | undefined, value: number): string {
  if (!exact) return about(value);
  const sign = exact.num < 0n ? '−' : '';
  const { num, den } = abs(exact);
  const places = decimalsOf(den);
  const digits = places <= 12 ? String((num * 10n ** BigInt(places)) / den).padStart(places + 1, '0') : '';
  if (digits.length > 80 || String(den).length > 12) return about(value);
  if (!digits) return `${sign}${num}/${den} (${about(value)})`;
  return sign + (places ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits);
}
