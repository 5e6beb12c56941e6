import { type Amount, combine, factorial, power, squareRoot } from './amount';
import { abs, rational } from './rational';
import { type End, type Token, tokenize } from './tokens';
import { Unreadable } from './unreadable';

/** How a number is written, apart from its unit. */
export type Notation = 'integer' | 'decimal' | 'fraction' | 'mixed' | 'scientific' | 'expression';

/** What an expression, or a part of it, comes to, and how it is written. */
export interface Parsed {
  readonly amount: Amount;
  readonly kind: Notation;
  readonly decimals: number;
  /** For a fraction: whether it is in lowest terms as typed. */
  readonly reduced?: boolean;
  /** For ten to a whole power: that power. */
  readonly tenTo?: number | undefined;
  /** For a root without parentheses, which must not be followed by a factor without a sign. */
  readonly open?: boolean;
}

const expression = (amount: Amount): Parsed => ({ amount, kind: 'expression', decimals: 0 });
const isWhole = (part: Parsed): boolean => part.kind === 'integer';

/**
 * Works out a text of plain characters: + − * / ^ ! √ and parentheses, with the usual precedence.
 * `thousands` in the result says that a lone comma was taken to part thousands, which only a count allows.
 * Throws Unreadable, with a sentence for the reader, for everything else.
 */
export function parseExpression(text: string, count: boolean): Parsed & { thousands: boolean } {
  const tokens = tokenize(text, count);
  const end: End = { type: 'end', spaced: false };
  let at = 0;
  const peek = (ahead = 0): Token | End => tokens[at + ahead] ?? end;
  const next = (): Token | End => tokens[at++] ?? end;
  const signAhead = (): boolean => peek().type === '+' || peek().type === '-';

  function sum(): Parsed {
    let left = product();
    while (signAhead()) {
      const sign = next().type as '+' | '-';
      if (signAhead()) throw new Unreadable('Two signs stand in a row.');
      left = expression(combine(left.amount, sign, product().amount));
    }
    return left;
  }

  function product(): Parsed {
    let left = signed();
    let loose = left.open === true;
    for (;;) {
      const { type } = peek();
      if (type === '*' || type === '/') {
        next();
        const right = signed();
        left = type === '/' ? quotient(left, right) : times(left, right);
        loose = type === '/' || right.open === true;
      } else if (type === 'constant' || type === '√' || type === '(') {
        // 1/2π is (1/2)·π to some and 1/(2·π) to others.
        if (loose) {
          throw new Unreadable('That can be read in two ways: add a * or parentheses.', 'ambiguous');
        }
        // 2e is more likely an unfinished 2e3.
        const token = peek();
        if (token.type === 'constant' && token.name === 'e') {
          throw new Unreadable('A power of ten is written 2e3, and a multiple of e is written 2*e.');
        }
        const right = raised();
        left = expression(combine(left.amount, '*', right.amount));
        loose = right.open === true;
      } else {
        return left;
      }
    }
  }

  function quotient(left: Parsed, right: Parsed): Parsed {
    const amount = combine(left.amount, '/', right.amount);
    if (!isWhole(left) || !isWhole(right) || typeof amount === 'number' || typeof right.amount === 'number') {
      return expression(amount);
    }
    return { amount, kind: 'fraction', decimals: 0, reduced: amount.den === abs(right.amount).num };
  }

  function times(left: Parsed, right: Parsed): Parsed {
    const amount = combine(left.amount, '*', right.amount);
    if (right.tenTo === undefined || !(isWhole(left) || left.kind === 'decimal')) return expression(amount);
    return { amount, kind: 'scientific', decimals: Math.max(0, left.decimals - right.tenTo) };
  }

  function signed(): Parsed {
    if (!signAhead()) return raised();
    const minus = next().type === '-';
    if (signAhead()) throw new Unreadable('Two signs stand in a row.');
    const part = raised();
    return minus ? { ...part, amount: combine(rational(0n), '-', part.amount), tenTo: undefined } : part;
  }

  function raised(): Parsed {
    const base = postfixed();
    if (peek().type !== '^') return base;
    next();
    const exponent = signed();
    const raisedTo = expression(power(base.amount, exponent.amount));
    const ten = isWhole(base) && typeof base.amount !== 'number' && base.amount.num === 10n;
    return ten && isWhole(exponent) && typeof exponent.amount !== 'number'
      ? { ...raisedTo, tenTo: Number(exponent.amount.num) }
      : raisedTo;
  }

  function postfixed(): Parsed {
    const part = atom();
    if (peek().type !== '!') return part;
    next();
    if (peek().type === '!') throw new Unreadable('A double factorial is not read here.');
    return expression(factorial(part.amount));
  }

  function atom(): Parsed {
    const token = next();
    switch (token.type) {
      case 'number':
        return afterDigits({ ...token.numeral, amount: token.numeral.exact }, token.numeral.lastGroup);
      case 'vulgar':
        return {
          amount: rational(token.num, token.den),
          kind: 'fraction',
          decimals: 0,
          reduced: token.num > 0n,
        };
      case 'constant':
        return expression(token.name === 'π' ? Math.PI : Math.E);
      case '√': {
        const open = peek().type !== '(';
        return { ...expression(squareRoot(atom().amount)), open };
      }
      case '(': {
        const inner = sum();
        if (next().type !== ')') throw new Unreadable('A parenthesis is opened and not closed.');
        return { ...inner, open: false };
      }
      case ')':
        throw new Unreadable('A parenthesis is closed where a number should stand.');
      default:
        throw new Unreadable(
          token.type === 'end'
            ? 'Something is missing at the end.'
            : `A number is missing before “${token.type}”.`,
        );
    }
  }

  /** A whole number followed by a fraction is a mixed number: 1½, or 1 1/2 with its space. */
  function afterDigits(part: Parsed, lastGroup?: string): Parsed {
    const token = peek();
    const below = peek(2);
    let fraction;
    if (isWhole(part) && token.type === 'vulgar') {
      fraction = rational(token.num, token.den);
      at += 1;
    } else if (peek(1).type === '/' && below.type === 'number' && below.numeral.kind === 'integer') {
      if (isWhole(part) && token.type === 'number' && token.numeral.kind === 'integer' && token.spaced) {
        fraction = combine(token.numeral.exact, '/', below.numeral.exact);
        at += 3;
      }
    }
    if (fraction === undefined) {
      checkGroup(lastGroup);
      return part;
    }
    if (peek().type === '^' || peek().type === '!') {
      throw new Unreadable('Put the mixed number in parentheses first.', 'ambiguous');
    }
    return { amount: combine(part.amount, '+', fraction), kind: 'mixed', decimals: 0 };
  }

  /** `1 100/200` is eleven hundred two-hundredths or one and a half: the space does not tell. */
  function checkGroup(lastGroup = '0'): void {
    const below = peek(1);
    if (peek().type !== '/' || below.type !== 'number' || lastGroup.startsWith('0')) return;
    const { exact, kind } = below.numeral;
    if (kind === 'integer' && BigInt(lastGroup) < exact.num) {
      throw new Unreadable(
        'The space can part thousands, or a whole number from a fraction. Leave it out, or type a +.',
        'ambiguous',
      );
    }
  }

  const whole = sum();
  const left = next();
  if (left.type === ')') throw new Unreadable('A parenthesis is closed and was not opened.');
  if (left.type !== 'end') throw new Unreadable('Two numbers stand side by side with no sign between them.');
  return { ...whole, thousands: tokens.some((token) => token.type === 'number' && token.numeral.thousands) };
}
