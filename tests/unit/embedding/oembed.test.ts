/** oEmbed answers: what the specification asks for, for any title. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oembedOf, oembedPath, oembedXml } from '../../../src/embedding';

const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const home = 'https://book.example/path/';
const titles = fc
  .string({ unit: 'binary', maxLength: 60 })
  .filter((title) => !/\p{Cc}|\p{Cs}|￾|￿/u.test(title));

describe('an oEmbed answer', () => {
  it('has what the specification asks of rich content', () => {
    const answer = oembedOf({ item: 'w/flow-field', title: 'Noise Fields', home });
    expect(answer).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Noise Fields',
      provider_name: 'Dice & Drift',
      provider_url: home,
    });
    expect(answer.width).toBeGreaterThan(0);
    expect(answer.height).toBeGreaterThan(0);
    expect(oembedPath('w/flow-field', 'json')).toBe('embed/v1/oembed/w/flow-field.json');
  });

  it('has one plain frame in it, of the item, whatever its title', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const { html } = oembedOf({ item: 'x/modulo-bias/favored-count', title, home });
        // One element and nothing around it: no attribute's text can end it, or begin another.
        expect(html).toMatch(/^<iframe( [a-z]+="[^"<>]*")+><\/iframe>$/);
        const attribute = (name: string) => plain(new RegExp(` ${name}="([^"]*)"`).exec(html)![1]!);
        expect(attribute('src')).toBe(`${home}embed/v1/x/modulo-bias/favored-count/`);
        expect(attribute('title')).toBe(title);
      }),
    );
  });

  it('says the same in XML', () => {
    const answer = oembedOf({ item: 'w/arrows', title: "Nobody’s <b>“rivers”</b> & 'more'", home });
    const xml = oembedXml(answer);
    const read = (name: string) => plain(new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)![1]!);
    for (const [name, value] of Object.entries(answer)) expect(read(name)).toBe(String(value));
    expect(xml.startsWith('<?xml version="1.0" encoding="utf-8"')).toBe(true);
  });
});
