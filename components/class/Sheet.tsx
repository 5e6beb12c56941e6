/** A class set: what it is called, whose it is, its exercises, and the result. */
import { useEffect, useState } from 'preact/hooks';
import { normalName, readSet, readStudent, writeStudent } from '../../src/sets';
import { byId, type DeskProps } from './mount';
import { SheetBody } from './SheetBody';

/** Asks for the name that a student's numbers are drawn from, or that a result is for. */
function Who({ needed, take, held }: { needed: boolean; held: string; take(name: string): void }) {
  const [typed, setTyped] = useState(held);
  const [missing, setMissing] = useState(false);
  return (
    <form
      class="form who"
      onSubmit={(event) => {
        event.preventDefault();
        const name = typed.replace(/\s+/g, ' ').trim();
        setMissing(needed && normalName(name) === '');
        if (!needed || normalName(name) !== '') take(name);
      }}
    >
      <label class="field">
        <span>
          Your name or number{' '}
          <small>
            {needed
              ? 'Your numbers are drawn from it: write it the same each time. Capitals and extra spaces do not matter.'
              : 'For the result. It stays on this device.'}
          </small>
        </span>
        <span class="row">
          <input
            type="text"
            name="student"
            value={typed}
            maxLength={80}
            autocomplete="name"
            spellcheck={false}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <button type="submit" class={needed && held === '' ? 'primary' : ''} name="take-name">
            {held !== '' ? 'Change' : needed ? 'Open my sheet' : 'Set'}
          </button>
        </span>
      </label>
      <p class="said" role="status">
        {missing && 'Type a name or a number first.'}
      </p>
    </form>
  );
}

export function Sheet(props: DeskProps) {
  const { catalog, base } = props;
  const entries = byId(catalog);
  const { set, said } = readSet(location.search, (id) => entries.has(id));
  const [student, setStudent] = useState(() => readStudent(location.hash));
  useEffect(() => {
    const look = () => setStudent(readStudent(location.hash));
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  useEffect(() => {
    document.title = `${set.name || 'Class set'} · Dice & Drift`;
  }, []);
  const take = (name: string) => {
    history.replaceState(null, '', location.pathname + location.search + writeStudent(name));
    setStudent(name);
  };

  const waits = set.perStudent && normalName(student) === '';
  const empty = set.ids.length === 0;
  return (
    <>
      <h1>{set.name || 'Class set'}</h1>
      <p class="notice" role="status" hidden={said.length === 0}>
        {said.join(' ')}
      </p>
      {empty ? (
        <p>
          {said.length === 0 && 'This address names no exercises. '}An instructor puts a set together on the{' '}
          <a href={`${base}teach/`}>page for teaching</a>; exercises of your own choice are under{' '}
          <a href={`${base}practice/`}>Practice</a>.
        </p>
      ) : (
        <>
          <p class="quiet-line no-print">
            {set.ids.length} {set.ids.length === 1 ? 'exercise' : 'exercises'}, seed {set.seedText}
            {set.perStudent ? ', different numbers for each student.' : ', the same numbers for everybody.'}
          </p>
          <div class="name-line print-only">
            <span>Name</span>
            <b>{student}</b>
          </div>
          <Who key={student} needed={set.perStudent} held={student} take={take} />
          {!waits && <SheetBody key={normalName(student)} {...props} set={set} student={student} />}
        </>
      )}
    </>
  );
}
