import { seedFromText } from '../random';

/**
 * The variant of one student in one set: the same name, however it is spaced or capitalized, gets the same numbers
 * on every machine.
 *
 * @param of what the set is called and the class's seed, where there are any
 */
export function studentSeed(
  id: string,
  student: string,
  of: { set?: string | undefined; seed?: number | undefined },
): number {
  const name = student.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
  return seedFromText([of.set ?? '', of.seed ?? '', name, id].join('\n'));
}
