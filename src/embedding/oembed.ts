/**
 * oEmbed, version 1.0 (oembed.com): what a site that is given an item's address puts into its page. Static, one file
 * for each item and format.
 */

/** Of type `rich`: markup, and the room that it wants in pixels. */
interface OEmbed {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  /** Seconds for which a host may keep this. */
  readonly cache_age: number;
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

/** Hosts cut markup that wants more than they have, and most columns have this much. */
const ROOM = { width: 640, height: 480 } as const;
const DAY = 86_400;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Where an item's answer lies, below the book's base. `item` is `w/flow-field`, or `x/modulo-bias/favored-count`. */
export const oembedPath = (item: string, format: 'json' | 'xml'): string =>
  `embed/v1/oembed/${item}.${format}`;

/**
 * @param item as in {@link oembedPath}
 * @param home where the book stands, whole, with a slash at its end
 */
export function oembedOf({ item, title, home }: { item: string; title: string; home: string }): OEmbed {
  const address = new URL(`embed/v1/${item}/`, home).href;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Dice & Drift',
    provider_url: home,
    cache_age: DAY,
    // One plain frame. Hosts take scripts out, and some take out the frame's style too.
    html:
      `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${ROOM.width}" height="${ROOM.height}" ` +
      'style="border:0" loading="lazy" allow="fullscreen"></iframe>',
    ...ROOM,
  };
}

export function oembedXml(oembed: OEmbed): string {
  const fields = Object.entries(oembed).map(
    ([name, value]) => `  <${name}>${escaped(String(value))}</${name}>`,
  );
  return [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    '<oembed>',
    ...fields,
    '</oembed>',
    '',
  ].join('\n');
}
