/** Sets a figure or an exercise up for somebody's page: a form, a preview that answers, and texts to copy. */
import './embed-desk.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { readSeed } from '../../src/random';
import { MODE_TERMS, type Settings } from '../../src/embedding';
import { addressKey, type Parameter } from '../widget-kit/definition';
import { Copy } from './Copy';
import {
  type Choice,
  type Embeddable,
  FORMATS,
  type Format,
  type Freedom,
  queryOf,
  readChoice,
  snippet,
  usualChoice,
} from './embed-choice';

/** So long after the last change the preview is fetched anew: no flash while somebody types. */
const REST = 350;

const FORMAT_NAMES: Record<Format, string> = {
  iframe: 'Frame',
  element: 'Element',
  link: 'Link',
  markdown: 'Markdown',
  oembed: 'oEmbed address',
};
const FORMAT_HELP: Record<Format, string> = {
  iframe:
    'For any page that takes HTML. It is as high as its content where the page or the browser sees to it.',
  element: 'For a page of yours that may run a script. Results come back as events, and into a form.',
  link: 'Where frames are taken out. It opens the item alone.',
  markdown: 'A link, for notes and forums.',
  oembed: 'For systems that ask for one. It gives the item as the book has it, without these settings.',
};

type Value = Choice['values'][string];

/** One parameter's value, as a person would set it. */
function ValueField({
  name,
  parameter,
  value,
  set,
}: {
  name: string;
  parameter: Parameter;
  value: Value;
  set(value: Value): void;
}) {
  const shared = { name, id: `value-${name}`, 'aria-describedby': `help-${name}` };
  switch (parameter.kind) {
    case 'choice':
      return (
        <select {...shared} value={String(value)} onChange={(event) => set(event.currentTarget.value)}>
          {parameter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'flag':
      return (
        <input
          {...shared}
          type="checkbox"
          checked={value === true}
          onChange={(event) => set(event.currentTarget.checked)}
        />
      );
    case 'number':
      return (
        <input
          {...shared}
          type="number"
          min={parameter.min}
          max={parameter.max}
          step={parameter.step ?? 1}
          value={Number(value)}
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
    default:
      return (
        <input
          {...shared}
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={String(value)}
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
  }
}

function FreedomField({
  name,
  label,
  value,
  set,
}: {
  name: string;
  label: string;
  value: Freedom;
  set(freedom: Freedom): void;
}) {
  return (
    <select
      name={`freedom-${name}`}
      aria-label={`${label}: what readers may do`}
      value={value}
      onChange={(event) => set(event.currentTarget.value as Freedom)}
    >
      <option value="free">free to change</option>
      <option value="locked">seen, and fixed</option>
      <option value="hidden">not shown</option>
    </select>
  );
}

function Word<K extends keyof Settings & string>({
  name,
  label,
  value,
  options,
  set,
}: {
  name: K;
  label: string;
  value: Settings[K];
  options: readonly (readonly [value: string, text: string])[];
  set(part: Partial<Settings>): void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        name={name}
        value={String(value)}
        onChange={(event) => set({ [name]: event.currentTarget.value } as Partial<Settings>)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** An exercise's terms. A mode brings its own, and each can then be changed. */
function ExerciseFields({ settings, set }: { settings: Settings; set(part: Partial<Settings>): void }) {
  const [variant, setVariant] = useState<string>();
  const { variant: drawn } = settings;
  return (
    <>
      <label class="field">
        <span>
          Variant <small>a number or a word; empty for the book’s first</small>
        </span>
        <input
          type="text"
          name="variant"
          autocomplete="off"
          spellcheck={false}
          value={variant ?? (drawn === undefined ? '' : String(drawn))}
          onInput={(event) => {
            const text = event.currentTarget.value;
            setVariant(text);
            const { variant: _, seed: __, ...rest } = settings;
            const seed = readSeed(text);
            set(seed === undefined ? rest : { ...rest, variant: seed });
          }}
        />
      </label>
      <Word
        name="mode"
        label="Mode"
        value={settings.mode}
        options={[
          ['practice', 'Practice: as often as they like, with hints'],
          ['quiz', 'Quiz: one attempt, no hints'],
          ['review', 'Review: to be looked at'],
        ]}
        set={({ mode = 'practice' }) => {
          const { attempts: _, ...rest } = settings;
          set({ ...rest, mode, ...MODE_TERMS[mode] });
        }}
      />
    </>
  );
}

function More({
  embeddable,
  settings,
  set,
}: {
  embeddable: Embeddable;
  settings: Settings;
  set(part: Partial<Settings>): void;
}) {
  const exercise = !embeddable.parameters;
  return (
    <details class="more">
      <summary>More settings</summary>
      <div class="pair">
        {exercise && (
          <>
            <label class="field">
              <span>
                Attempts <small>empty for as many as they like</small>
              </span>
              <input
                type="number"
                name="attempts"
                min={1}
                max={99}
                value={settings.attempts ?? ''}
                onChange={(event) => {
                  const { attempts: _, ...rest } = settings;
                  const wanted = Math.round(Number(event.currentTarget.value));
                  set(wanted >= 1 ? { ...rest, attempts: Math.min(99, wanted) } : rest);
                }}
              />
            </label>
            <Word
              name="reveal"
              label="The worked solution"
              value={settings.reveal}
              options={[
                ['always', 'whenever they ask'],
                ['end', 'when the attempts are used up'],
                ['never', 'never'],
              ]}
              set={set}
            />
            <label class="tick">
              <input
                type="checkbox"
                name="hints"
                checked={settings.hints}
                onChange={(event) => set({ hints: event.currentTarget.checked })}
              />
              Hints
            </label>
          </>
        )}
        {embeddable.moves && (
          <label class="tick">
            <input
              type="checkbox"
              name="autoplay"
              checked={settings.autoplay}
              onChange={(event) => set({ autoplay: event.currentTarget.checked })}
            />
            It plays by itself
          </label>
        )}
        <Word
          name="motion"
          label="Motion"
          value={settings.motion}
          options={[
            ['auto', 'as the reader’s system has it'],
            ['reduce', 'reduced'],
          ]}
          set={set}
        />
        <Word
          name="store"
          label="Progress is kept"
          value={settings.store}
          options={[
            ['auto', 'on the reader’s device'],
            ['off', 'nowhere'],
            ['host', 'by the page around it'],
          ]}
          set={set}
        />
        <label class="field">
          <span>
            Results go to <small>origins, a space between; empty for the page around it</small>
          </span>
          <input
            type="text"
            name="parent"
            inputMode="url"
            autocomplete="off"
            spellcheck={false}
            placeholder="https://school.example"
            value={(settings.parents ?? []).join(' ')}
            onChange={(event) => {
              const { parents: _, ...rest } = settings;
              const origins = event.currentTarget.value.split(/\s+/).filter((origin) => origin !== '');
              set(origins.length > 0 ? { ...rest, parents: origins } : rest);
            }}
          />
        </label>
      </div>
    </details>
  );
}

function Preview({
  address,
  title,
  changed,
}: {
  address: string;
  title: string;
  changed(params: Record<string, unknown>): void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [src, setSrc] = useState(address);
  const [height, setHeight] = useState(420);
  const hear = useRef(changed);
  hear.current = changed;
  useEffect(() => {
    const waiting = setTimeout(() => setSrc(address), REST);
    return () => clearTimeout(waiting);
  }, [address]);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      const message = (data ?? {}) as { v?: unknown; type?: unknown; height?: unknown; params?: unknown };
      if (source !== frame.current?.contentWindow || message.v !== 1) return;
      if (message.type === 'dd.resize' && typeof message.height === 'number') setHeight(message.height);
      if (message.type === 'dd.change' && typeof message.params === 'object' && message.params)
        hear.current(message.params as Record<string, unknown>);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return (
    <iframe
      ref={frame}
      name="preview"
      title={`Preview: ${title}`}
      src={src}
      height={Math.min(1600, Math.max(200, Math.ceil(height)))}
      allow="fullscreen"
    />
  );
}

/** What a page's address asks for: an item of the book, and its settings. */
function asked(items: ReadonlyMap<string, Embeddable>, search: string) {
  const written = new URLSearchParams(search);
  const item = written.get('item');
  if (item === null) return { said: [] };
  const embeddable = items.get(item);
  if (!embeddable)
    return { said: ['This address names no figure and no exercise of the book. Choose one below.'] };
  written.delete('item');
  return readChoice(embeddable, written.toString());
}

export function EmbedDesk({ list, base }: { list: readonly Embeddable[]; base: string }) {
  const items = useMemo(() => new Map(list.map((entry) => [entry.item, entry])), []);
  const first = useMemo(() => asked(items, location.search), []);
  const [choice, setChoice] = useState<Choice | undefined>('choice' in first ? first.choice : undefined);
  const [said, setSaid] = useState<readonly string[]>(first.said);
  const [format, setFormat] = useState<Format>('iframe');
  /** What the preview shows by itself already, so that it is not fetched for its own news. */
  const [shown, setShown] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  // The cards below are links; with this page awake they choose in place.
  useEffect(() => {
    const choose = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-choose]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      setChoice(usualChoice(items.get(link.dataset['choose']!)!));
      setSaid([]);
      setShown(undefined);
      requestAnimationFrame(() => {
        heading.current?.scrollIntoView({ block: 'start' });
        heading.current?.focus({ preventScroll: true });
      });
    };
    document.addEventListener('click', choose);
    return () => document.removeEventListener('click', choose);
  }, []);

  const embeddable = choice && items.get(choice.item)!;
  const query = choice ? queryOf(embeddable!, choice) : '';
  useEffect(() => {
    if (!choice) return;
    history.replaceState(history.state, '', `?item=${choice.item}${query === '' ? '' : `&${query}`}`);
  }, [choice?.item, query]);

  if (!choice || !embeddable)
    return (
      <p class="notice" role="status">
        {said.join(' ') || 'Choose a figure or an exercise below.'}
      </p>
    );

  const home = new URL(base, location.href).href;
  const { title, parameters = {} } = embeddable;
  const write = (part: Partial<Choice>) => {
    setShown(undefined);
    setSaid([]);
    setChoice({ ...choice, ...part });
  };
  /** A whole set of settings where a key has to go, else a part of one. */
  const set = (part: Partial<Settings>) =>
    write({
      settings: 'mode' in part && 'ui' in part ? (part as Settings) : { ...choice.settings, ...part },
    });
  const setValue = (name: string, value: Value) => {
    // As an address would be read: what cannot be used becomes the nearest that can, and is said.
    const written = new URLSearchParams([
      [addressKey(name), typeof value === 'boolean' ? String(Number(value)) : String(value)],
    ]);
    const { choice: read, said } = readChoice(embeddable, written.toString());
    write({ values: { ...choice.values, [name]: read.values[name]! } });
    setSaid(said);
  };
  const free = (name: string) => choice.freedom[name] ?? 'free';
  const address = snippet('link', { item: choice.item, title, query, home });
  // Trying a quiz here uses up no attempt of anybody.
  const { store } = choice.settings;
  const tried = queryOf(embeddable, {
    ...choice,
    settings: { ...choice.settings, store: store === 'auto' ? 'off' : store },
  });
  const seen = snippet('link', { item: choice.item, title, query: tried, home });

  return (
    <div class="form embed-desk" data-item={choice.item}>
      <h2 ref={heading} tabIndex={-1} id="set-up">
        {title}
      </h2>
      <p class="notice" role="status" hidden={said.length === 0}>
        {said.join(' ')}
      </p>
      <div class="sides">
        <div class="settings form">
          {embeddable.parameters ? (
            <fieldset class="parameters">
              <legend>Where it starts, and what readers may change</legend>
              {Object.entries(parameters).map(([name, parameter]) => (
                <div class="parameter" key={name}>
                  <label for={`value-${name}`}>{parameter.label}</label>
                  <ValueField
                    name={name}
                    parameter={parameter}
                    value={choice.values[name]!}
                    set={(value) => setValue(name, value)}
                  />
                  <FreedomField
                    name={name}
                    label={parameter.label}
                    value={free(addressKey(name))}
                    set={(freedom) => write({ freedom: { ...choice.freedom, [addressKey(name)]: freedom } })}
                  />
                  <small id={`help-${name}`}>{parameter.help}</small>
                </div>
              ))}
            </fieldset>
          ) : (
            <ExerciseFields key={choice.item} settings={choice.settings} set={set} />
          )}
          <div class="pair">
            <Word
              name="ui"
              label="Around it"
              value={choice.settings.ui}
              options={[
                ['full', 'everything'],
                ['min', 'caption and Reset'],
                ['none', 'nothing'],
              ]}
              set={set}
            />
            <Word
              name="theme"
              label="Theme"
              value={choice.settings.theme}
              options={[
                ['auto', 'the reader’s own'],
                ['light', 'light'],
                ['dark', 'dark'],
                ['contrast', 'high contrast'],
              ]}
              set={set}
            />
          </div>
          <More embeddable={embeddable} settings={choice.settings} set={set} />
        </div>
        <div class="seen">
          <Preview
            key={choice.item}
            address={shown ?? seen}
            title={title}
            changed={(params) => {
              if (!embeddable.parameters) return;
              // What was moved in the preview is where it starts.
              const written = new URLSearchParams(
                Object.entries(params).map(([key, value]) => [
                  key,
                  typeof value === 'boolean' ? String(Number(value)) : String(value),
                ]),
              );
              setShown((before) => before ?? seen);
              setChoice(
                (now) => now && { ...now, values: readChoice(embeddable, written.toString()).choice.values },
              );
            }}
          />
        </div>
      </div>
      <div class="take">
        <label class="field">
          <span>Copy it as</span>
          <select
            name="format"
            value={format}
            onChange={(event) => setFormat(event.currentTarget.value as Format)}
          >
            {FORMATS.map((name) => (
              <option key={name} value={name}>
                {FORMAT_NAMES[name]}
              </option>
            ))}
          </select>
        </label>
        <p class="quiet-line">{FORMAT_HELP[format]}</p>
        <textarea
          name="snippet"
          aria-label="What to paste"
          readOnly
          rows={4}
          spellcheck={false}
          value={snippet(format, { item: choice.item, title, query, home })}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="row">
          <Copy
            key={`${format} ${query}`}
            name="copy-snippet"
            label="Copy"
            text={snippet(format, { item: choice.item, title, query, home })}
          />
          <a href={address} target="_blank" rel="noopener">
            Open it alone
          </a>
          <a href={`${base}teach/keep/?item=${choice.item}${query === '' ? '' : `&${query}`}`}>
            As a file, or a package for a course
          </a>
        </div>
      </div>
    </div>
  );
}
