/**
 * Settings in an address: read without ever failing, written with the fewest keys.
 * A value that cannot be used is replaced by the nearest legal one, and a sentence says so.
 */
import { readSeed } from '../../src/random';
import { addressKey, type Parameter, type Parameters, type ValuesOf } from './definition';
import { readWeights } from './weights';

type Value = number | string | boolean;

interface Reading {
  value: Value;
  /** Why the value is not the one that was written, if it is not. */
  said?: string;
}

const LARGEST_SEED = 4294967295;

/** Puts a number on the nearest legal value: inside the range, on a step. */
export function nearestLegal(parameter: { min: number; max: number; step?: number }, wanted: number): number {
  const { min, max, step = 1 } = parameter;
  const inside = Math.min(max, Math.max(min, wanted));
  const snapped = Math.min(max, min + Math.round((inside - min) / step) * step);
  // Steps such as 0.05 leave dust behind (0.15000000000000002); the step's own decimals sweep it away.
  const decimals = String(step).split('.')[1]?.length ?? 0;
  return Number(snapped.toFixed(decimals));
}

function readNumberValue(text: string): number {
  const plain = text.trim().replaceAll('−', '-');
  return plain === '' ? NaN : Number(plain);
}

/** Reads one value as a person would type it. */
function readParameter(name: string, parameter: Parameter, text: string): Reading {
  const key = addressKey(name);
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  const instead = (why: string, value: Value): Reading => ({
    value,
    said: `${key}=${shown} ${why}, so this shows ${String(value)}.`,
  });

  switch (parameter.kind) {
    case 'choice': {
      const option = parameter.options.find(({ value }) => value === text.trim().toLowerCase());
      if (option) return { value: option.value };
      const known = parameter.options.map(({ value }) => value).join(', ');
      return instead(`is not one of ${known}`, parameter.default);
    }
    case 'flag': {
      const word = text.trim().toLowerCase();
      if (['1', 'true', 'yes', 'on', ''].includes(word)) return { value: true };
      if (['0', 'false', 'no', 'off'].includes(word)) return { value: false };
      return {
        value: parameter.default,
        said: `${key}=${shown} is neither 1 nor 0, so it is left as it was.`,
      };
    }
    case 'seed': {
      const number = readNumberValue(text);
      if (Number.isNaN(number)) {
        const hashed = readSeed(text);
        if (hashed === undefined) return instead('is empty', parameter.default);
        return { value: hashed, said: `The word “${shown.trim()}” is the seed ${hashed}.` };
      }
      const legal = nearestLegal({ min: 0, max: LARGEST_SEED }, number);
      return legal === number
        ? { value: legal }
        : instead(`is not a whole number from 0 to ${LARGEST_SEED}`, legal);
    }
    case 'weights': {
      const reading = readWeights(text, parameter.most);
      return reading.why === undefined
        ? { value: reading.value }
        : instead(reading.why, reading.value ?? parameter.default);
    }
    case 'number': {
      const number = readNumberValue(text);
      if (Number.isNaN(number)) return instead('is not a number', parameter.default);
      const legal = nearestLegal(parameter, number);
      if (legal === number) return { value: legal };
      if (number > parameter.max) return instead(`is more than ${parameter.max}`, legal);
      if (number < parameter.min) return instead(`is less than ${parameter.min}`, legal);
      return instead('falls between two steps', legal);
    }
  }
}

/** Reads the settings of a query string over a placement's own. Unknown keys are ignored; nothing throws. */
export function readAddress<P extends Parameters>(
  parameters: P,
  query: string,
  start: ValuesOf<P>,
): { values: ValuesOf<P>; said: string[] } {
  const written = new URLSearchParams(query);
  const values: Record<string, Value> = { ...start };
  const said: string[] = [];
  for (const [name, parameter] of Object.entries(parameters)) {
    const text = written.get(addressKey(name));
    if (text === null) continue;
    const reading = readParameter(name, parameter, text);
    values[name] = reading.value;
    if (reading.said) said.push(reading.said);
  }
  return { values: values as ValuesOf<P>, said };
}

/** Writes only what differs from `start`, in the definition's order. An empty string when nothing does. */
export function writeAddress<P extends Parameters>(
  parameters: P,
  values: ValuesOf<P>,
  start: ValuesOf<P>,
): string {
  const written = new URLSearchParams();
  for (const name of Object.keys(parameters)) {
    const value = values[name] as Value;
    if (value === start[name]) continue;
    written.set(addressKey(name), typeof value === 'boolean' ? (value ? '1' : '0') : String(value));
  }
  const query = written.toString();
  return query === '' ? '' : `?${query}`;
}
