/** The result page of a sheet. It prints, and its line can be sent. */
import type { Ref } from 'preact';
import type { Json } from '../../src/progress';
import { type ClassSet, writeResultLine } from '../../src/sets';
import { Icon } from '../exercise-kit/Icon';
import type { Posed } from '../exercise-kit/variants';
import { Copy } from './Copy';
import { resultOf } from './result-of';

interface Props {
  set: ClassSet;
  student: string;
  items: readonly Posed[];
  marked: readonly Json[];
  heading: Ref<HTMLHeadingElement>;
  base: string;
}

export function Result({ set, student, items, marked, heading, base }: Props) {
  const result = resultOf(set, student, items, marked);
  const { right, of, code, outcomes, words } = result;
  const missed = [
    ...new Set(
      items.filter((_, at) => outcomes[at] !== 'right').map(({ exercise }) => exercise.id.split('/')[0]),
    ),
  ];
  return (
    <section class="result" aria-labelledby="result">
      <h2 id="result" ref={heading} tabIndex={-1}>
        Result
      </h2>
      <dl class="facts">
        <div>
          <dt>Sheet</dt>
          <dd>{set.name || 'Class set'}</dd>
        </div>
        {student && (
          <div>
            <dt>Student</dt>
            <dd>{student}</dd>
          </div>
        )}
        <div>
          <dt>Score</dt>
          <dd data-score={`${right}/${of}`}>
            {right} of {of} right
          </dd>
        </div>
        <div>
          <dt>Check code</dt>
          <dd>
            <output name="check-code" class="code">
              {code}
            </output>
          </dd>
        </div>
      </dl>
      <ol class="outcomes">
        {items.map(({ exercise }, at) => (
          <li key={at} class={`outcome-${outcomes[at]}`}>
            <Icon of={outcomes[at]!} /> {exercise.title}: {words[at]}
          </li>
        ))}
      </ol>
      <div class="no-print">
        <p>
          If your instructor asks for it, send this line. It holds your answers and the code that belongs to
          them.
        </p>
        <pre class="snippet" role="region" aria-label="Result line" tabIndex={0}>
          <code data-result-line>{writeResultLine(result)}</code>
        </pre>
        <div class="row">
          <Copy text={writeResultLine(result)} label="Copy the line" name="copy-result" />
          {missed.length > 0 && (
            <a href={`${base}practice/?topics=${missed.join(',')}&seed=${set.seed}`}>
              Practice what is missing
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
