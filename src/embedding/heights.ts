/** How an embed tells its height to hosts that listen already, each in its own words. Never null, never a width. */

interface Told {
  /** The embed's own address. */
  readonly src: string;
  /** The host answered H5P's greeting. */
  readonly h5p: boolean;
  /** WordPress's secret, where it gave one. */
  readonly secret?: string | undefined;
}

/** WordPress writes `#?secret=…` into the frame's address; it takes letters and digits alone. */
export function secretIn(fragment: string): string | undefined {
  const secret = new URLSearchParams(fragment.replace(/^#?\??/, '')).get('secret');
  return secret && /^[a-zA-Z0-9]{1,64}$/.test(secret) ? secret : undefined;
}

/** @param height of the content in whole CSS pixels, at least 1 */
export function heightMessages(height: number, { src, h5p, secret }: Told): (object | string)[] {
  return [
    // Canvas and other learning systems.
    { subject: 'lti.frameResize', height },
    // Embedly, Observable, Notion-like editors: a text, since some of them parse whatever they hear.
    JSON.stringify({ context: 'iframe.resize', src, height }),
    // H5P's resizer, of two ages: the older one reads `height`.
    ...(h5p ? [{ context: 'h5p', action: 'resize', scrollHeight: height, height }] : []),
    ...(secret ? [{ message: 'height', value: height, secret }] : []),
  ];
}
