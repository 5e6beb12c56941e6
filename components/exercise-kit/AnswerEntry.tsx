import type { Posed } from './variants';
import { programOf } from './program';
import { Text } from './Text';

/** One entry of the answers at a chapter's end, for the variant that the page shows. */
export function AnswerEntry({ posed, number }: { posed: Posed; number: string | undefined }) {
  const program = programOf(posed.exercise);
  return (
    <>
      <b>
        {number && `${number} `}
        {posed.exercise.title}
      </b>{' '}
      <span class="answer-variant">variant {posed.seed}</span>
      <Text text={posed.solution} />
      {program && <pre>{program}</pre>}
    </>
  );
}
