import type { Posed } from './variants';
import { Text } from './Text';

/** One entry of the answers at a chapter's end, for the variant that the page shows. */
export function AnswerEntry({ posed, number }: { posed: Posed; number: string | undefined }) {
  return (
    <>
      <b>
        {number && `${number} `}
        {posed.exercise.title}
      </b>{' '}
      <span class="answer-variant">variant {posed.seed}</span>
      <Text text={posed.solution} />
      {posed.exercise.kind === 'code' && <pre>{posed.exercise.solve}</pre>}
    </>
  );
}
