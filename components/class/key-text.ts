/** An answer key as plain text, for a file, a message or a print of one's own. */
import type { ClassSet } from '../../src/sets';
import { kindOf } from '../exercise-kit/kinds';
import type { Posed } from '../exercise-kit/variants';

/** The right answer in a few words; empty where the worked solution says it all. */
export function rightAnswer(posed: Posed): string {
  return kindOf(posed.exercise).right?.(posed) ?? '';
}

const plain = (text: string): string => text.replace(/`([^`]+)`/g, '$1').replace(/\*([^\s*][^*]*)\*/g, '$1');

export function keyText(set: ClassSet, student: string, items: readonly Posed[]): string {
  const title = [`Answer key: ${set.name || 'Class set'}`, student, `seed ${set.seedText}`]
    .filter(Boolean)
    .join(', ');
  const entries = items.map((posed, at) => {
    const answer = rightAnswer(posed);
    return [
      `${at + 1}. ${posed.exercise.title} (variant ${posed.seed})`,
      plain(posed.prompt),
      ...(answer ? [`Answer: ${plain(answer)}`] : []),
      plain(posed.solution),
      ...(posed.exercise.kind === 'code' ? [posed.exercise.solve] : []),
    ].join('\n');
  });
  return `${[title, ...entries].join('\n\n')}\n`;
}
