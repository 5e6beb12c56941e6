/** What every chapter must have, read from its source. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPrediction } from '../../../components/exercise-kit/prediction';
import { exercises } from '../../../components/exercises/registry';

const folder = 'content/chapters';
const chapters = readdirSync(folder).map(
  (file) => [file.replace('.mdx', ''), readFileSync(`${folder}/${file}`, 'utf8')] as const,
);

/** The prose alone: no frontmatter, imports, components or formulas. */
const proseOf = (source: string): string =>
  source
    .replace(/^---[\s\S]*?---/, '')
    .replace(/^import .*$/gm, '')
    .replace(/\$\$[\s\S]*?\$\$/g, '')
    .replace(/<(Figure|Exercise|Predict|Listing)\b[\s\S]*?\/>/g, '')
    .replace(/<Output[\s\S]*?<\/Output>/g, '')
    .replace(/<[^>]+>/g, '');

describe.each(chapters)('%s', (slug, source) => {
  const prose = proseOf(source);
  const words = prose.split(/\s+/).length;
  const ids = [...source.matchAll(/<(?:Exercise|Predict) id="([^"]+)"/g)].map(([, id]) => id!);

  it('has 1,800 to 3,000 words and a figure for every 400 of them', () => {
    expect(words).toBeGreaterThanOrEqual(1800);
    expect(words).toBeLessThanOrEqual(3000);
    expect([...source.matchAll(/<Figure\b/g)].length).toBeGreaterThanOrEqual(Math.floor(words / 400));
  });

  it('asks for a prediction before the figure that answers it, and has at least eight exercises', () => {
    expect(source.indexOf('<Predict')).toBeGreaterThan(0);
    expect(ids.filter((id) => !isPrediction(exercises.get(id)!)).length).toBeGreaterThanOrEqual(8);
    expect(ids.some((id) => exercises.get(id)!.kind === 'goal')).toBe(true);
  });

  it('places each of its exercises once', () => {
    expect([...ids].sort()).toEqual([...exercises.keys()].filter((id) => id.startsWith(`${slug}/`)).sort());
  });

  it('types no number that a program could print', () => {
    // Years and the names of things may be typed; larger numbers are computed.
    const typed = prose
      .replace(/\{[^{}]*\}/g, '')
      .replace(/`[^`]*`/g, '')
      .replace(/\$[^$]*\$/g, '')
      .match(/\b\d{1,3}(?:,\d{3})+\b|\b\d{3,}\b/g);
    const known = ['256', '624'];
    expect(
      (typed ?? []).filter((number) => !known.includes(number) && !/^(19|20)\d\d$/.test(number)),
    ).toEqual([]);
  });

  it('keeps the voice: no exclamation marks, no words that belittle', () => {
    expect(prose.replace(/`[^`]*`|\$[^$]*\$/g, '')).not.toMatch(
      /!|\b(simply|obviously|of course|trivially)\b/i,
    );
  });

  it('has a note from the wild and a recap of at most six lines', () => {
    expect(source).toContain('## In the wild');
    const recap = source.slice(source.indexOf('<div class="recap">'));
    expect(recap.match(/^- /gm)!.length).toBeLessThanOrEqual(6);
  });
});
