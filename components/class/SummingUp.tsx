/** What a round of practice came to, and what to read again. */
import { useEffect, useRef } from 'preact/hooks';
import { hadIt, type PracticeDraw } from '../../src/sets';
import type { CatalogExercise } from './catalog';

interface Props {
  draws: readonly PracticeDraw[];
  log: string;
  entries: ReadonlyMap<string, CatalogExercise>;
  seedText: string;
  goOn(): void;
  another(): void;
  leave(): void;
}

/** Missed exercises by what teaches them, each with whether it was had since. */
function toRead({ draws, log, entries }: Pick<Props, 'draws' | 'log' | 'entries'>) {
  const places = new Map<string, { title: string; href: string; missed: Map<string, boolean> }>();
  for (const [at, { id }] of draws.entries()) {
    const entry = entries.get(id);
    if (!entry) continue;
    const had = log[at] === hadIt.yes;
    const place = places.get(entry.read.href) ?? { ...entry.read, missed: new Map<string, boolean>() };
    if (!had || place.missed.has(entry.title)) place.missed.set(entry.title, had);
    places.set(entry.read.href, place);
  }
  return [...places.values()].filter(({ missed }) => missed.size > 0);
}

export function SummingUp(props: Props) {
  const { log, goOn, another, leave, seedText } = props;
  const had = [...log].filter((one) => one === hadIt.yes).length;
  const places = toRead(props);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current!.focus(), []);
  return (
    <section class="summing-up" aria-labelledby="summing-up">
      <h2 id="summing-up" ref={heading} tabIndex={-1}>
        So far
      </h2>
      {log === '' ? (
        <p>Nothing is done yet in this round.</p>
      ) : (
        <p>
          {log.length} {log.length === 1 ? 'exercise' : 'exercises'} done, {had} right at the first try, with
          the seed {seedText}.
        </p>
      )}
      {places.length > 0 && (
        <>
          <h3>Read again</h3>
          <ul class="records">
            {places.map(({ title, href, missed }) => (
              <li key={href}>
                <a href={href}>{title}</a>
                <span class="soft">
                  {[...missed].map(([name, since]) => (since ? `${name} (right since)` : name)).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {places.length === 0 && log !== '' && <p>Nothing was missed, so there is nothing to read again.</p>}
      <div class="row">
        <button type="button" class="primary" name="go-on" onClick={goOn}>
          Go on
        </button>
        <button type="button" name="another-seed" onClick={another}>
          Another seed
        </button>
        <button type="button" class="quiet" name="topics" onClick={leave}>
          Other topics
        </button>
      </div>
    </section>
  );
}
