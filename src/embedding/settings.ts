/**
 * The settings of an embed beside its item's own parameters. Reading never fails: what cannot be used is replaced,
 * and a sentence says so. Writing is canonical: one order, what is usual left out, at most 2,000 characters.
 */
import { readSeed } from '../random';
import { originOf } from './origins';

const WORDS = {
  ui: ['full', 'min', 'none'],
  theme: ['auto', 'light', 'dark', 'contrast'],
  motion: ['auto', 'reduce'],
  mode: ['practice', 'quiz', 'review'],
  reveal: ['never', 'end', 'always'],
  store: ['auto', 'off', 'host'],
} as const;

type Word<K extends keyof typeof WORDS> = (typeof WORDS)[K][number];
export type Mode = Word<'mode'>;
export type Reveal = Word<'reveal'>;

export interface Settings {
  /** Of an exercise. A figure's seed is one of its parameters. */
  readonly seed?: number;
  readonly variant?: number;
  /** Names of controls: those that appear (all, if none are named), those that do not, those that are locked. */
  readonly show: readonly string[];
  readonly hide: readonly string[];
  readonly lock: readonly string[];
  readonly ui: Word<'ui'>;
  readonly theme: Word<'theme'>;
  readonly motion: Word<'motion'>;
  readonly autoplay: boolean;
  readonly mode: Mode;
  /** How often an answer may be checked; as often as one likes, if left out. */
  readonly attempts?: number;
  readonly hints: boolean;
  /** When the worked solution may be seen. */
  readonly reveal: Reveal;
  readonly store: Word<'store'>;
  /** Origins that may have results and state. Left out: the host, whoever it is. Empty: nobody. */
  readonly parents?: readonly string[];
  /** From the fragment, which is never sent to a server. */
  readonly student?: string;
  readonly set?: string;
}

/** Every key with a meaning of its own. No parameter may be called so, but for `seed`, which is that seed. */
export const RESERVED_KEYS: readonly string[] = [
  'seed',
  'variant',
  'student',
  'set',
  'show',
  'hide',
  'lock',
  'ui',
  'theme',
  'motion',
  'autoplay',
  'mode',
  'attempts',
  'hints',
  'reveal',
  'store',
  'parent',
];

/** What a mode means for the settings that are not written. */
export const MODE_TERMS: Readonly<
  Record<Mode, Pick<Settings, 'hints' | 'reveal'> & { readonly attempts?: number }>
> = {
  practice: { hints: true, reveal: 'always' },
  quiz: { hints: false, reveal: 'end', attempts: 1 },
  review: { hints: false, reveal: 'always' },
};

export function usualSettings(mode: Mode = 'practice'): Settings {
  return {
    show: [],
    hide: [],
    lock: [],
    ui: 'full',
    theme: 'auto',
    motion: 'auto',
    autoplay: false,
    mode,
    store: 'auto',
    ...MODE_TERMS[mode],
  };
}

const LARGEST_SEED = 4294967295;
const LONGEST = 2000;
const LONGEST_NAME = 60;

/** What is quoted of a value that cannot be used. */
const quoted = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

interface Reading<V> {
  value: V;
  said?: string;
}

function readWord<K extends keyof typeof WORDS>(key: K, text: string, usual: Word<K>): Reading<Word<K>> {
  const options: readonly string[] = WORDS[key];
  const word = text.trim().toLowerCase();
  if (options.includes(word)) return { value: word as Word<K> };
  return {
    value: usual,
    said: `${key}=${quoted(text)} is not one of ${options.join(', ')}, so this is ${usual}.`,
  };
}

function readSwitch(key: string, text: string, usual: boolean): Reading<boolean> {
  if (text.trim() === '1' || text.trim() === '0') return { value: text.trim() === '1' };
  return { value: usual, said: `${key}=${quoted(text)} is neither 1 nor 0, so this is ${Number(usual)}.` };
}

function readAttempts(text: string, usual: number | undefined): Reading<number | undefined> {
  const number = text.trim() === '' ? NaN : Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 99) return { value: number };
  const value = Number.isNaN(number) ? usual : Math.min(99, Math.max(1, Math.round(number)));
  const so = value === undefined ? 'there is no limit' : `this is ${value}`;
  return { value, said: `attempts=${quoted(text)} is not a whole number from 1 to 99, so ${so}.` };
}

function readSeedSetting(key: string, text: string): Reading<number | undefined> {
  const number = text.trim() === '' ? NaN : Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= LARGEST_SEED) return { value: number };
  if (!Number.isNaN(number)) {
    const value = Math.min(LARGEST_SEED, Math.max(0, Math.round(number)));
    return {
      value,
      said: `${key}=${quoted(text)} is not a whole number from 0 to ${LARGEST_SEED}, so this is ${value}.`,
    };
  }
  const value = readSeed(text);
  return value === undefined
    ? { value, said: `${key} is empty, so it is left out.` }
    : { value, said: `The word “${quoted(text.trim())}” is the seed ${value}.` };
}

/** Names of controls, in the definition's order. */
function readNames(key: string, texts: readonly string[], names: readonly string[]): Reading<string[]> {
  const asked = texts
    .flatMap((text) => text.split(','))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  if (key === 'lock' && asked.includes('*')) return { value: ['*'] };
  const value = names.filter((name) => asked.includes(name));
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown === undefined && asked.length > 0) return { value };
  const known = names.length > 0 ? `There are: ${names.join(', ')}.` : 'There are none here.';
  return { value, said: `${key}=${quoted(unknown ?? '')} names no control. ${known}` };
}

/** An origin that cannot be read opens nothing: were it dropped, results would go to anyone. */
function readParents(texts: readonly string[]): Reading<string[]> {
  const written = texts.map((text) => text.trim()).filter((text) => text !== 'none');
  const value = [...new Set(written.map(originOf).filter((origin) => origin !== undefined))];
  const broken = written.find((text) => originOf(text) === undefined);
  if (broken === undefined) return { value };
  return {
    value,
    said: `parent=${quoted(broken)} is no origin such as https://school.example, so it gets nothing.`,
  };
}

function readName(key: string, text: string): Reading<string | undefined> {
  const name = text.replace(/\p{Cc}/gu, '').trim();
  const value = [...name].slice(0, LONGEST_NAME).join('').toWellFormed().trim() || undefined;
  if (value === undefined) return { value, said: `${key} is empty, so it is left out.` };
  return value.length < name.length
    ? { value, said: `${key} is longer than ${LONGEST_NAME} characters, so this is its beginning.` }
    : { value };
}

/** Leaves the last ones out until the rest fits an address. */
function shortened(settings: Settings): Settings {
  let short = settings;
  const cut = (key: 'parents' | 'lock' | 'hide' | 'show') => {
    const list = short[key];
    if (!list || list.length === 0) return false;
    short = { ...short, [key]: list.slice(0, -1) };
    return true;
  };
  while (printSettings(short).length > LONGEST)
    if (!(['parents', 'lock', 'hide', 'show'] as const).some(cut)) break;
  return short;
}

/**
 * Reads the settings of an address.
 *
 * @param item the names of its controls as they are in an address, in the definition's order, and whether its seed is
 *   one of them
 */
export function parseSettings(
  query: string,
  fragment: string,
  { names, ownSeed }: { names: readonly string[]; ownSeed: boolean },
): { settings: Settings; said: string[] } {
  const written = new URLSearchParams(query);
  // WordPress begins its part of the fragment with a question mark.
  const kept = new URLSearchParams(fragment.replace(/^#?\??/, ''));
  const said: string[] = [];
  const take = <V>(key: string, read: (text: string) => Reading<V>, usual: V, from = written): V => {
    const text = from.get(key);
    if (text === null) return usual;
    const { value, said: sentence } = read(text);
    if (sentence) said.push(sentence);
    return value;
  };
  const list = <V>(key: string, read: (texts: string[]) => Reading<V>, usual: V): V =>
    take(key, () => read(written.getAll(key)), usual);

  const seed = ownSeed ? undefined : take('seed', (text) => readSeedSetting('seed', text), undefined);
  const variant = take('variant', (text) => readSeedSetting('variant', text), undefined);
  const show = list('show', (texts) => readNames('show', texts, names), []);
  const hide = list('hide', (texts) => readNames('hide', texts, names), []);
  const lock = list('lock', (texts) => readNames('lock', texts, names), []);
  const ui = take('ui', (text) => readWord('ui', text, 'full'), 'full');
  const theme = take('theme', (text) => readWord('theme', text, 'auto'), 'auto');
  const motion = take('motion', (text) => readWord('motion', text, 'auto'), 'auto');
  const autoplay = take('autoplay', (text) => readSwitch('autoplay', text, false), false);
  const mode = take('mode', (text) => readWord('mode', text, 'practice'), 'practice');
  const terms = MODE_TERMS[mode];
  const attempts = take('attempts', (text) => readAttempts(text, terms.attempts), terms.attempts);
  const hints = take('hints', (text) => readSwitch('hints', text, terms.hints), terms.hints);
  const reveal = take('reveal', (text) => readWord('reveal', text, terms.reveal), terms.reveal);
  const store = take('store', (text) => readWord('store', text, 'auto'), 'auto');
  const parents = list('parent', readParents, undefined as string[] | undefined);
  const student = take('student', (text) => readName('student', text), undefined, kept);
  const set = take('set', (text) => readName('set', text), undefined, kept);
  for (const key of ['student', 'set']) {
    if (written.has(key)) said.push(`${key} belongs behind a #, where no server sees it, so it is left out.`);
  }

  const settings = {
    ...(seed !== undefined && { seed }),
    ...(variant !== undefined && { variant }),
    show,
    hide,
    lock,
    ui,
    theme,
    motion,
    autoplay,
    mode,
    ...(attempts !== undefined && { attempts }),
    hints,
    reveal,
    store,
    ...(parents && { parents }),
    ...(student !== undefined && { student }),
    ...(set !== undefined && { set }),
  };
  const fitting = shortened(settings);
  if (fitting !== settings)
    said.push(`An address holds ${LONGEST} characters, so the last names are left out.`);
  return { settings: fitting, said };
}

/** The query that says these settings, without a question mark; an empty text where all is usual. */
export function printSettings(settings: Settings): string {
  const usual = usualSettings(settings.mode);
  const written = new URLSearchParams();
  for (const key of RESERVED_KEYS) {
    if (key === 'student' || key === 'set') continue;
    if (key === 'parent') {
      for (const origin of settings.parents ?? []) written.append('parent', origin);
      if (settings.parents?.length === 0) written.append('parent', 'none');
      continue;
    }
    const value = settings[key as keyof Settings];
    if (value === undefined) continue;
    if (Array.isArray(value)) {
      if (value.length > 0) written.set(key, value.join(','));
    } else if (key === 'mode' ? value !== 'practice' : value !== usual[key as keyof Settings]) {
      written.set(key, typeof value === 'boolean' ? String(Number(value)) : String(value));
    }
  }
  // Names, commas, stars and origins are read as well unescaped, and a person can read them too.
  return written.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/');
}

/** The fragment that says who this is for, without a #. */
export function printFragment({ student, set }: Settings): string {
  const written = new URLSearchParams();
  if (student !== undefined) written.set('student', student);
  if (set !== undefined) written.set('set', set);
  return written.toString();
}
