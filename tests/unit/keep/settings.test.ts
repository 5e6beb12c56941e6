import { describe, expect, it } from 'vitest';
import { readSettings, SETTINGS_ID, withSettings } from '../../../components/keep/settings';

const template = `<head><script type="application/json" id="${SETTINGS_ID}">{}</script></head>`;
const settings = { v: 1, home: 'https://example.org/book/', query: '?piles=5&theme=dark' } as const;
const inside = (text: string) => /json" id="[^"]*">([^<]*)</.exec(text)![1]!;

describe('settings in a file to keep', () => {
  it('come out as they went in, whatever is in them', () => {
    const nasty = { ...settings, query: '</script><script>alert(1)</script>$&', scorm: { mastery: 80 } };
    const file = withSettings(template, nasty);
    expect(file.match(/<\/script>/g)).toHaveLength(1);
    expect(readSettings(inside(file))).toEqual(nasty);
    // A file can be taken as a template again.
    expect(readSettings(inside(withSettings(file, settings)))).toEqual(settings);
  });

  it('are not put into anything else', () => {
    expect(() => withSettings('<html></html>', settings)).toThrow('not a file that can be kept');
  });

  it('are read only where they can be used', () => {
    for (const text of ['', '{}', 'null', '[]', '{"home":"javascript:alert(1)"}'])
      expect(readSettings(text)).toBeUndefined();
    expect(readSettings('{"home":"https://a.b/","query":7,"scorm":{"mastery":"x"}}')).toEqual({
      v: 1,
      home: 'https://a.b/',
      query: '',
    });
  });
});
