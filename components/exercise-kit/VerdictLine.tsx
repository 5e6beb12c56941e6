/** What the answer is told: a sign, a word and a sentence, read out when it changes. */
import { Icon } from './Icon';
import { Inline } from './Text';
import { type Verdict, wordOf } from './verdict';

interface Props {
  verdict: Verdict | undefined;
  kind: string;
  id: string;
  /** The answer was changed since: the verdict is about the one before. */
  stale: boolean;
  /** Counts checks, so that the same sentence is read out again. */
  checks: number;
  /** Help that is offered, besides being there at any time. */
  hint: boolean;
  solution: boolean;
}

export function VerdictLine({ verdict, kind, id, stale, checks, hint, solution }: Props) {
  const offer = solution
    ? 'The worked solution is there if you want it.'
    : hint
      ? 'A hint is there if you want one.'
      : undefined;
  return (
    <div class="verdict-place" role="status" id={`${id}-verdict`}>
      {verdict && (
        <div key={checks} class={`verdict verdict-${verdict.outcome}${stale ? ' stale' : ''}`}>
          <Icon of={verdict.outcome} />
          <span>
            <b>{wordOf(verdict, kind)}</b> <Inline text={verdict.say} />
            {offer && <span class="offer"> {offer}</span>}
          </span>
        </div>
      )}
    </div>
  );
}
