/** What is to be embedded and how: read from the page's own address, written as the embed's, as texts to paste. */
import { parseSettings, printSettings, type Settings, usualSettings } from '../../src/embedding';
import { readAddress, writeAddress } from '../widget-kit/address';
import { addressKey, defaults, type Parameters, type ValuesOf } from '../widget-kit/definition';
import { embedCode } from '../widget-kit/embed-code';

/** A figure or an exercise that can be embedded. Plain data: it travels in the page. */
export interface Embeddable {
  /** `w/flow-field`, or `x/modulo-bias/favored-count`. */
  readonly item: string;
  readonly title: string;
  /** Of a figure. */
  readonly parameters?: Parameters;
  /** It moves by itself. */
  readonly moves?: boolean;
}

/** What a reader may do with a control. */
export type Freedom = 'free' | 'locked' | 'hidden';

export interface Choice {
  readonly item: string;
  /** A figure's parameters; empty for an exercise. */
  readonly values: ValuesOf<Parameters>;
  /** For the controls that are not free, by their names in an address. */
  readonly freedom: Readonly<Record<string, Freedom>>;
  readonly settings: Settings;
}

const keysOf = ({ parameters }: Embeddable): string[] =>
  parameters ? Object.keys(parameters).map(addressKey) : ['variant'];

/** An item as the book has it. */
export function usualChoice(embeddable: Embeddable): Choice {
  return {
    item: embeddable.item,
    values: defaults(embeddable.parameters ?? {}),
    freedom: {},
    settings: usualSettings(),
  };
}

/** Reads an embed's query. What cannot be used is replaced, and said. */
export function readChoice(embeddable: Embeddable, query: string): { choice: Choice; said: string[] } {
  const names = keysOf(embeddable);
  const parameters = embeddable.parameters ?? {};
  const figure = readAddress(parameters, query, defaults(parameters));
  const { settings, said } = parseSettings(query, '', { names, ownSeed: names.includes('seed') });
  const freedom: Record<string, Freedom> = {};
  for (const name of names) {
    if (settings.hide.includes(name) || (settings.show.length > 0 && !settings.show.includes(name)))
      freedom[name] = 'hidden';
    else if (settings.lock.includes(name) || settings.lock[0] === '*') freedom[name] = 'locked';
  }
  const choice = {
    item: embeddable.item,
    values: figure.values,
    freedom,
    settings: { ...settings, show: [], hide: [], lock: [] },
  };
  return { choice, said: [...figure.said, ...said] };
}

/** The embed's query without a question mark: canonical, and empty where all is usual. */
export function queryOf(embeddable: Embeddable, { values, freedom, settings }: Choice): string {
  const names = keysOf(embeddable);
  const those = (wanted: Freedom) => names.filter((name) => freedom[name] === wanted);
  const locked = those('locked');
  const parameters = embeddable.parameters ?? {};
  return [
    writeAddress(parameters, values, defaults(parameters)).slice(1),
    printSettings({
      ...settings,
      hide: those('hidden'),
      lock: locked.length === names.length ? ['*'] : locked,
    }),
  ]
    .filter((part) => part !== '')
    .join('&');
}

export const FORMATS = ['iframe', 'element', 'link', 'markdown', 'oembed'] as const;
export type Format = (typeof FORMATS)[number];

const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The element's attributes are the address's keys; origins are told apart by spaces. */
function attributesOf(query: string): string {
  const written = new URLSearchParams(query);
  return [...new Set(written.keys())]
    .map((key) => ` ${key}="${quoted(key === 'parent' ? written.getAll(key).join(' ') : written.get(key)!)}"`)
    .join('');
}

/**
 * What is pasted into somebody's page.
 *
 * @param home where the book stands, whole, with a slash at its end
 */
export function snippet(
  format: Format,
  { item, title, query, home }: { item: string; title: string; query: string; home: string },
): string {
  const address = `${home}embed/v1/${item}/${query === '' ? '' : `?${query}`}`;
  switch (format) {
    case 'iframe':
      return embedCode(address, title);
    case 'element':
      return (
        `<script type="module" src="${home}embed/v1.js"></script>\n` +
        `<dice-drift item="${item}"${attributesOf(query)}><a href="${quoted(address)}">${quoted(title)}</a></dice-drift>`
      );
    case 'link':
      return address;
    case 'markdown':
      return `[${title.replaceAll(/[[\]\\]/g, '\\$&')}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`;
    case 'oembed':
      return `${home}embed/v1/oembed/${item}.json`;
  }
}
