/** Practice: topics and a seed, then one exercise after another for as long as the reader likes. */
import { useEffect, useState } from 'preact/hooks';
import { freshSeed } from '../../src/random';
import { readPractice, writePractice } from '../../src/sets';
import type { CatalogChapter } from './catalog';
import { Loading } from './Loading';
import type { DeskProps } from './mount';

type RoundView = typeof import('./Round').Round;

/** What a round draws from. A program takes its time, so programs come up only where they are wanted. */
function practicable({ exercises }: CatalogChapter, programs: boolean) {
  return exercises.filter(({ kind }) => programs || kind !== 'code');
}

interface SetupProps extends DeskProps {
  /** Topics that the address suggests. */
  suggested: readonly string[];
  said: readonly string[];
  start(query: string): void;
}

function Setup({ catalog, suggested, said, start }: SetupProps) {
  const [topics, setTopics] = useState(suggested);
  const [programs, setPrograms] = useState(false);
  const [seedText, setSeedText] = useState(() => String(freshSeed() % 10_000));
  const [missing, setMissing] = useState(false);
  const hasPrograms = catalog.some(({ exercises }) => exercises.some(({ kind }) => kind === 'code'));

  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(topics.length === 0);
        if (topics.length > 0) start(writePractice({ topics, seedText, programs }));
      }}
    >
      <p class="notice" role="status" hidden={said.length === 0}>
        {said.join(' ')}
      </p>
      <fieldset>
        <legend>Topics</legend>
        <ul class="ticks">
          {catalog.map((chapter) => (
            <li key={chapter.slug}>
              <label>
                <input
                  type="checkbox"
                  name="topics"
                  value={chapter.slug}
                  checked={topics.includes(chapter.slug)}
                  onChange={(event) => {
                    const others = topics.filter((slug) => slug !== chapter.slug);
                    setTopics(event.currentTarget.checked ? [...others, chapter.slug] : others);
                  }}
                />
                <span>{chapter.title}</span>
                <span class="count">{practicable(chapter, programs).length} exercises</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {hasPrograms && (
        <label class="tick">
          <input
            type="checkbox"
            name="programs"
            checked={programs}
            onChange={(event) => setPrograms(event.currentTarget.checked)}
          />
          <span>Programs to write, too</span>
        </label>
      )}
      <label class="field">
        <span>
          Seed <small>a number or a word; it decides the order and the numbers</small>
        </span>
        <input
          type="text"
          name="seed"
          value={seedText}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setSeedText(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="submit" class="primary" name="start">
          Start
        </button>
        <span class="said" role="status">
          {missing && 'Tick at least one topic.'}
        </span>
      </div>
    </form>
  );
}

/** What shows and judges exercises, fetched when a round begins: most of this page's script. */
function useRound(wanted: boolean) {
  const [Round, setRound] = useState<RoundView>();
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    import('./Round').then(
      (module) => setRound(() => module.Round),
      () => setFailed(true),
    );
  };
  useEffect(() => {
    if (wanted && !Round) load();
  }, [wanted]);
  return { Round, failed, load };
}

export function Practice(props: DeskProps) {
  const { catalog } = props;
  const [query, setQuery] = useState(location.search);
  useEffect(() => {
    const look = () => setQuery(location.search);
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, []);
  const go = (next: string) => {
    history.pushState(null, '', location.pathname + next);
    setQuery(next);
  };

  const { topics, round, said } = readPractice(
    query,
    catalog.map(({ slug }) => slug),
  );
  const { Round, failed, load } = useRound(round !== undefined);
  if (!round) return <Setup key={query} {...props} suggested={topics} said={said} start={go} />;
  if (!Round) return <Loading failed={failed} again={load} />;
  const ids = catalog
    .filter(({ slug }) => round.topics.includes(slug))
    .flatMap((chapter) => practicable(chapter, round.programs))
    .map(({ id }) => id);
  return (
    <Round
      key={writePractice(round)}
      {...props}
      round={round}
      ids={ids}
      said={said}
      leave={() => go('')}
      another={() => go(writePractice({ ...round, seedText: String(freshSeed() % 10_000) }))}
    />
  );
}
