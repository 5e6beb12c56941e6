/** Checks results: lines that students sent, one or a whole class, or a code read from paper. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type ClassSet, readResultLine, type ResultLine } from '../../src/sets';
import type { AnyExercise } from '../exercise-kit/exercise';
import { Icon } from '../exercise-kit/Icon';
import { Loading } from './Loading';
import { byId, type DeskProps } from './mount';
import { useExercises } from './use-exercises';
import { useSet } from './use-set';
import { type Finding, verify } from './verify';

interface Props {
  set: ClassSet;
  exercises: ReadonlyMap<string, AnyExercise>;
}

function Found({ line, set, exercises }: Props & { line: ResultLine }) {
  const [finding, setFinding] = useState<Finding>();
  useEffect(() => {
    let left = false;
    void verify(set, line, exercises).then((found) => !left && setFinding(found));
    return () => {
      left = true;
    };
  }, [JSON.stringify([set, line]), exercises]);
  if (!finding) return <li>Marking …</li>;
  const { agrees, say, marked } = finding;
  return (
    <li data-agrees={agrees} class={`outcome-${agrees ? 'right' : 'wrong'}`}>
      <Icon of={agrees ? 'right' : 'wrong'} />
      <div>
        <b>{line.student || 'No name'}</b>, {line.right} of {line.of}. {say}
        {marked && (
          <details>
            <summary>Each answer</summary>
            <ol>
              {marked.words.map((word, at) => (
                <li key={at}>
                  {exercises.get(set.ids[at]!)?.title}: {word}
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </li>
  );
}

function FromPaper(props: Props) {
  const [student, setStudent] = useState('');
  const [right, setRight] = useState('');
  const [code, setCode] = useState('');
  const { set } = props;
  const isWhole = /^\d{1,3}$/.test(right.trim()) && code.trim() !== '';
  const line = { student, right: Number(right), of: set.ids.length, code, answers: '' };
  return (
    <details>
      <summary>
        <span>From paper</span>
      </summary>
      <div class="pair">
        <label class="field">
          <span>Student</span>
          <input
            type="text"
            name="paper-student"
            value={student}
            autocomplete="off"
            onInput={(event) => setStudent(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>Right, of {set.ids.length}</span>
          <input
            type="text"
            inputMode="numeric"
            name="paper-right"
            value={right}
            autocomplete="off"
            onInput={(event) => setRight(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>Check code</span>
          <input
            type="text"
            name="paper-code"
            value={code}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </label>
      </div>
      {isWhole && (
        <ul class="findings" aria-live="polite">
          <Found line={line} {...props} />
        </ul>
      )}
    </details>
  );
}

export function Check({ catalog }: DeskProps) {
  const entries = useMemo(() => byId(catalog), []);
  const { set } = useSet((id) => entries.has(id));
  const { exercises, failed, again } = useExercises(set.ids);
  const [text, setText] = useState('');

  if (set.ids.length === 0) {
    return <p class="quiet-line">Build or open the set above, and its results are checked here.</p>;
  }
  if (!exercises || !set.ids.every((id) => exercises.has(id)))
    return <Loading failed={failed} again={again} />;
  const written = text.split('\n').filter((line) => line.trim() !== '');
  const lines = written.map(readResultLine).filter((line) => line !== undefined);
  return (
    <div class="form">
      <label class="field">
        <span>
          Result lines <small>as students sent them, one or many</small>
        </span>
        <textarea
          name="results"
          rows={4}
          value={text}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p class="said" role="status">
        {written.length > 0 &&
          lines.length === 0 &&
          'There is no result line in this. It begins with student=.'}
      </p>
      <ul class="findings" aria-live="polite">
        {lines.map((line, at) => (
          <Found key={`${at} ${line.student}`} line={line} set={set} exercises={exercises} />
        ))}
      </ul>
      <div class="folds">
        <FromPaper set={set} exercises={exercises} />
      </div>
    </div>
  );
}
