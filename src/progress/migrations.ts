import { VERSION } from './progress';

type Stored = Readonly<Record<string, unknown>>;

/**
 * How to turn a record of each older version into one of the next. When the format changes, VERSION goes up by one
 * and a step from the version before joins this table; steps already here stay as they are.
 */
const STEPS: Readonly<Record<number, (record: Stored) => Stored>> = {};

/**
 * Brings a record up to the present version, one step at a time. Returns undefined for a version that no step starts
 * from. A record of the present version, or of a newer one, comes back as it is.
 */
export function migrate(record: Stored, version: number): Stored | undefined {
  let current: Stored | undefined = record;
  for (let from = version; from < VERSION && current; from += 1) current = STEPS[from]?.(current);
  return current;
}
