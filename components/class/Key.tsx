/** The answer key of the set, or of the sheets of the students named. */
import { useMemo, useState } from 'preact/hooks';
import { type ClassSet, normalName, writeStudent } from '../../src/sets';
import type { AnyExercise } from '../exercise-kit/exercise';
import { Inline, Text } from '../exercise-kit/Text';
import type { Posed } from '../exercise-kit/variants';
import { Copy } from './Copy';
import { keyText, rightAnswer } from './key-text';
import { Loading } from './Loading';
import { byId, type DeskProps } from './mount';
import { sheetItems } from './sheet-items';
import { useExercises } from './use-exercises';
import { addressOf, useSet } from './use-set';

function KeyEntry({ posed }: { posed: Posed }) {
  const answer = rightAnswer(posed);
  return (
    <li data-key-for={posed.exercise.id} data-variant={posed.seed}>
      <p class="tag">
        <b>{posed.exercise.title}</b> variant {posed.seed}
      </p>
      <div class="prompt">
        <Text text={posed.prompt} />
      </div>
      {answer && (
        <p class="right-answer">
          <span>Answer</span>{' '}
          <b>
            <Inline text={answer} />
          </b>
        </p>
      )}
      <div class="worked">
        <Text text={posed.solution} />
        {posed.exercise.kind === 'code' && (
          <pre class="snippet" role="region" aria-label="The book’s program" tabIndex={0}>
            {posed.exercise.solve}
          </pre>
        )}
      </div>
    </li>
  );
}

interface SheetKey {
  set: ClassSet;
  student: string;
  exercises: ReadonlyMap<string, AnyExercise>;
  base: string;
}

function StudentKey({ set, student, exercises, base }: SheetKey) {
  const items = sheetItems(set, student, exercises);
  const name = student || set.name || 'Class set';
  return (
    <section class="key" aria-label={`Answer key: ${name}`}>
      <h3>{name}</h3>
      <p class="soft">
        {student && set.name ? `${set.name}, seed` : 'Seed'} {set.seedText}
      </p>
      <ol>
        {items.map((posed, at) => (
          <KeyEntry key={at} posed={posed} />
        ))}
      </ol>
      <div class="row no-print">
        <Copy text={keyText(set, student, items)} label="Copy as text" name="copy-key" />
        <a href={addressOf(set, base) + writeStudent(student)}>Open this sheet</a>
      </div>
    </section>
  );
}

export function Key({ catalog, base }: DeskProps) {
  const entries = useMemo(() => byId(catalog), []);
  const { set } = useSet((id) => entries.has(id));
  const { exercises, failed, again } = useExercises(set.ids);
  const [names, setNames] = useState('');

  if (set.ids.length === 0)
    return <p class="quiet-line">Build or open a set above, and its key stands here.</p>;
  const seen = new Set<string>();
  const students = names
    .split('\n')
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => {
      const own = normalName(name);
      return own !== '' && !seen.has(own) && Boolean(seen.add(own));
    });
  const isHere = exercises && set.ids.every((id) => exercises.has(id));
  return (
    <>
      {set.perStudent && (
        <div class="form no-print">
          <label class="field">
            <span>
              Students <small>one name or number a line; they stay in this window</small>
            </span>
            <textarea
              name="students"
              rows={3}
              value={names}
              autocomplete="off"
              spellcheck={false}
              onInput={(event) => setNames(event.currentTarget.value)}
            />
          </label>
        </div>
      )}
      {!isHere ? (
        <Loading failed={failed} again={again} />
      ) : set.perStudent && students.length === 0 ? (
        <p class="quiet-line">Type a student’s name, as the student types it.</p>
      ) : (
        <>
          {(set.perStudent ? students : ['']).map((student) => (
            <StudentKey key={student} set={set} student={student} exercises={exercises} base={base} />
          ))}
          <div class="row no-print">
            <button type="button" name="print-key" onClick={() => print()}>
              Print the key
            </button>
          </div>
        </>
      )}
    </>
  );
}
