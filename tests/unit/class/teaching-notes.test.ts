/** Teaching notes name figures, settings and exercises that there are, and lessons that fit into their time. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exercises } from '../../../components/exercises/registry';
import { isPrediction } from '../../../components/exercise-kit/prediction';
import { readAddress } from '../../../components/widget-kit/address';
import { addressKey, defaults } from '../../../components/widget-kit/definition';
import { widgetNamed } from '../../../components/widgets/registry';
import { notes } from '../../../components/class/teaching';

const slugs = readdirSync('content/chapters').map((file) => file.replace('.mdx', ''));

it('there is a note for each chapter', () => {
  expect(notes.map(({ chapter }) => chapter).sort()).toEqual(slugs.sort());
});

describe.each(notes.map((note) => [note.chapter, note] as const))('the note on %s', (chapter, note) => {
  it('plans fifty minutes', () => {
    expect(note.lesson.reduce((sum, [minutes]) => sum + minutes, 0)).toBe(50);
  });

  it('has aims, misconceptions, questions, and an activity', () => {
    expect(note.aims.length).toBeGreaterThanOrEqual(3);
    expect(note.misconceptions.length).toBeGreaterThanOrEqual(3);
    expect(note.questions.length).toBeGreaterThanOrEqual(3);
    expect(note.unplugged.steps.length).toBeGreaterThanOrEqual(3);
  });

  it.each(note.misconceptions)(
    'answers “$thought” with a figure and settings that it has',
    ({ figure, query = '' }) => {
      const { parameters } = widgetNamed(figure).definition;
      const known = Object.keys(parameters).map(addressKey);
      for (const key of new URLSearchParams(query).keys()) expect(known).toContain(key);
      expect(readAddress(parameters, query, defaults(parameters)).said).toEqual([]);
    },
  );

  it('takes home exercises of its chapter', () => {
    for (const id of note.homework) {
      expect(id.startsWith(`${chapter}/`)).toBe(true);
      expect(exercises.has(id)).toBe(true);
      expect(isPrediction(exercises.get(id)!)).toBe(false);
    }
  });

  it('keeps the voice', () => {
    expect(JSON.stringify(note)).not.toMatch(/!|\b(simply|obviously|of course|trivially)\b/i);
  });
});
