/** What a kept file is set to. The build leaves a place for it in the file; the browser fills it in at download. */

export interface KeptSettings {
  readonly v: 1;
  /** Where the book stands, with a slash at its end: the file says where it comes from. */
  readonly home: string;
  /** The item's settings, as its address would have them. */
  readonly query: string;
  /** It is a unit of a course, passed with this score in percent. */
  readonly scorm?: { readonly mastery: number };
}

export const SETTINGS_ID = 'kept-settings';

const BLOCK = new RegExp(`(<script type="application/json" id="${SETTINGS_ID}">)[^<]*(</script>)`);

/** The file with its settings inside. @throws Error for a text that is no such file */
export function withSettings(template: string, settings: KeptSettings): string {
  if (!BLOCK.test(template)) throw new Error('This is not a file that can be kept.');
  // Inside a script element, `<` could end it.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return template.replace(BLOCK, (_, open: string, close: string) => open + json + close);
}

/** Somebody may have edited the file: only what can be used is taken. */
export function readSettings(text: string): KeptSettings | undefined {
  try {
    const { home, query, scorm } = (JSON.parse(text) ?? {}) as Partial<KeptSettings>;
    if (typeof home !== 'string' || !/^https?:\/\//.test(home)) return undefined;
    const mastery = scorm?.mastery;
    return {
      v: 1,
      home,
      query: typeof query === 'string' ? query : '',
      ...(typeof mastery === 'number' && mastery >= 0 && mastery <= 100 && { scorm: { mastery } }),
    };
  } catch {
    return undefined;
  }
}
