/** Puts a set together: exercises by chapter, a seed, a name; out comes its address. */
import { useMemo, useState } from 'preact/hooks';
import { freshSeed, readSeed } from '../../src/random';
import type { ClassSet } from '../../src/sets';
import type { CatalogExercise } from './catalog';
import { Copy } from './Copy';
import { kindWord } from './kind-word';
import { byId, type DeskProps } from './mount';
import { addressOf, useSet } from './use-set';

function Pick({ entry, picked, pick }: { entry: CatalogExercise; picked: boolean; pick(on: boolean): void }) {
  return (
    <label>
      <input
        type="checkbox"
        name="ids"
        value={entry.id}
        checked={picked}
        onChange={(event) => pick(event.currentTarget.checked)}
      />
      <span>
        {entry.number} {entry.title}
      </span>
      <span class="count">{kindWord(entry.kind)}</span>
    </label>
  );
}

/** Opens a set that exists already. */
function Open({ open }: { open(address: string): boolean }) {
  const [said, setSaid] = useState('');
  return (
    <label class="field">
      <span>
        Open a set <small>paste its address</small>
      </span>
      <input
        type="text"
        name="open-set"
        inputMode="url"
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => {
          const text = event.currentTarget.value;
          setSaid(text.trim() === '' || open(text) ? '' : 'That address names no exercise of this book.');
        }}
      />
      <span class="said" role="status">
        {said}
      </span>
    </label>
  );
}

export function Builder({ catalog, base }: DeskProps) {
  const entries = useMemo(() => byId(catalog), []);
  const { set, said, change, open } = useSet((id) => entries.has(id));
  const [seedText, setSeedText] = useState<string>();
  const write = (part: Partial<ClassSet>) => change({ ...set, ...part });
  const pick = (id: string, on: boolean) => {
    if (!on) return write({ ids: set.ids.filter((other) => other !== id) });
    // In the order of the book, behind what an opened set may hold in an order of its own.
    const place = [...entries.keys()];
    const inOrder = set.ids.every(
      (own, at) => at === 0 || place.indexOf(set.ids[at - 1]!) <= place.indexOf(own),
    );
    const ids = [...set.ids, id];
    write({ ids: inOrder ? ids.sort((a, b) => place.indexOf(a) - place.indexOf(b)) : ids });
  };
  const address = addressOf(set, base);

  return (
    <div class="form">
      <p class="notice" role="status" hidden={said.length === 0}>
        {said.join(' ')}
      </p>
      <Open open={open} />
      <div class="folds">
        {catalog.map(({ slug, order, title, exercises }) => {
          const count = exercises.filter(({ id }) => set.ids.includes(id)).length;
          return (
            <details key={slug}>
              <summary>
                <span>
                  {order} {title}
                </span>
                <span class="count">{count > 0 ? `${count} chosen` : `${exercises.length} exercises`}</span>
              </summary>
              <ul class="ticks">
                {exercises.map((entry) => (
                  <li key={entry.id}>
                    <Pick
                      entry={entry}
                      picked={set.ids.includes(entry.id)}
                      pick={(on) => pick(entry.id, on)}
                    />
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
      </div>
      <div class="pair">
        <label class="field">
          <span>Name of the set</span>
          <input
            type="text"
            name="set-name"
            value={set.name}
            maxLength={80}
            autocomplete="off"
            onChange={(event) => write({ name: event.currentTarget.value.replace(/\s+/g, ' ').trim() })}
          />
        </label>
        <label class="field">
          <span>
            Seed <small>a number or a word</small>
          </span>
          <span class="row">
            <input
              type="text"
              name="set-seed"
              value={seedText ?? set.seedText}
              maxLength={60}
              autocomplete="off"
              spellcheck={false}
              onInput={(event) => {
                const text = event.currentTarget.value;
                const seed = readSeed(text);
                setSeedText(seed === undefined ? text : undefined);
                if (seed !== undefined) write({ seed, seedText: text });
              }}
              onBlur={() => setSeedText(undefined)}
            />
            <button
              type="button"
              name="new-seed"
              onClick={() => {
                const seed = freshSeed() % 10_000;
                setSeedText(undefined);
                write({ seed, seedText: String(seed) });
              }}
            >
              New seed
            </button>
          </span>
        </label>
      </div>
      <label class="tick">
        <input
          type="checkbox"
          name="per-student"
          checked={set.perStudent}
          onChange={(event) => write({ perStudent: event.currentTarget.checked })}
        />
        <span>Each student gets numbers of their own, drawn from their name</span>
      </label>
      {set.ids.length === 0 ? (
        <p class="quiet-line">Choose an exercise, and the set has an address.</p>
      ) : (
        <>
          <pre class="snippet" role="region" aria-label="Address of the set" tabIndex={0}>
            <code data-set-address>{address}</code>
          </pre>
          <div class="row">
            <Copy text={address} label="Copy the address" name="copy-set" />
            <a href={address}>Open the sheet</a>
          </div>
          <p class="quiet-line">The opened sheet prints as a paper one, with room to write.</p>
        </>
      )}
    </div>
  );
}
