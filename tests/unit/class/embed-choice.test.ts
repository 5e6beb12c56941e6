/** What the desk for embedding writes and reads: inverse of each other, for any choice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Choice,
  type Embeddable,
  FORMATS,
  queryOf,
  readChoice,
  snippet,
  usualChoice,
} from '../../../components/class/embed-choice';
import { addressKey } from '../../../components/widget-kit/definition';
import { widgets } from '../../../components/widgets/registry';
import { usualSettings } from '../../../src/embedding';

const figures: Embeddable[] = [...widgets.values()].map(({ definition: { name, title, parameters } }) => ({
  item: `w/${name}`,
  title,
  parameters,
}));
const exercise: Embeddable = { item: 'x/octaves/amplitude-sum', title: 'What to divide by' };
const home = 'https://book.example/';

const settings = fc.record({
  ui: fc.constantFrom('full', 'min', 'none'),
  theme: fc.constantFrom('auto', 'light', 'dark', 'contrast'),
  motion: fc.constantFrom('auto', 'reduce'),
  store: fc.constantFrom('auto', 'off', 'host'),
  autoplay: fc.boolean(),
});
const freedoms = (names: readonly string[]) =>
  fc
    .tuple(...names.map(() => fc.constantFrom('free', 'locked', 'hidden')))
    .filter((drawn) => !drawn.every((freedom) => freedom === 'hidden'));

describe('what is chosen for an embed', () => {
  it.each(figures.map((figure) => [figure.item, figure] as const))(
    'is read back from the address as it was: %s',
    (_, figure) => {
      const names = Object.keys(figure.parameters!).map(addressKey);
      fc.assert(
        fc.property(freedoms(names), settings, (drawn, more) => {
          const freedom = Object.fromEntries(
            names.map((name, at) => [name, drawn[at]!] as const).filter(([, kind]) => kind !== 'free'),
          );
          const choice = {
            ...usualChoice(figure),
            freedom,
            settings: { ...usualSettings(), ...more },
          } as Choice;
          const { choice: read, said } = readChoice(figure, queryOf(figure, choice));
          expect(said).toEqual([]);
          expect(read).toEqual(choice);
        }),
        { numRuns: 40 },
      );
    },
  );

  it('is empty where all is as in the book', () => {
    for (const figure of [...figures, exercise]) expect(queryOf(figure, usualChoice(figure))).toBe('');
  });

  it('keeps an exercise’s terms', () => {
    const query = 'variant=7&mode=quiz&attempts=3&reveal=never&parent=https://school.example';
    const { choice } = readChoice(exercise, query);
    expect(choice.settings).toMatchObject({ variant: 7, mode: 'quiz', attempts: 3, reveal: 'never' });
    expect(queryOf(exercise, choice)).toBe(query);
  });

  it('replaces what cannot be used, and says so', () => {
    const arrows = figures.find(({ item }) => item === 'w/arrows')!;
    const { choice, said } = readChoice(arrows, 'turns=99&theme=pink&lock=wings');
    expect(choice.values['turns']).toBe(4);
    expect(said).toHaveLength(3);
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(() => readChoice(arrows, query)).not.toThrow();
      }),
    );
  });
});

describe('a text to paste', () => {
  const query = 'turns=2&lock=seed&parent=https://a.example&parent=https://b.example';
  const given = { item: 'w/arrows', title: 'Values “read” [as] <headings>', query, home };

  it('leads to the item with its settings, in each form', () => {
    const address = `${home}embed/v1/w/arrows/?${query}`;
    expect(snippet('link', given)).toBe(address);
    expect(snippet('iframe', given)).toContain(`src="${address.replaceAll('&', '&amp;')}"`);
    expect(snippet('markdown', given)).toBe(`[Values “read” \\[as\\] <headings>](${address})`);
    expect(snippet('oembed', given)).toBe(`${home}embed/v1/oembed/w/arrows.json`);
    const element = snippet('element', given);
    expect(element).toContain(`<script type="module" src="${home}embed/v1.js"></script>`);
    expect(element).toContain(
      '<dice-drift item="w/arrows" turns="2" lock="seed" parent="https://a.example https://b.example">',
    );
    expect(element).toContain('&lt;headings>');
  });

  it('has no question mark where all is usual', () => {
    for (const format of FORMATS) expect(snippet(format, { ...given, query: '' })).not.toContain('?');
  });
});
