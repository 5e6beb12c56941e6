/** What the pages for practice, sets and progress know of the book, without its exercises themselves. Build only. */
import { getEntry, render } from 'astro:content';
import { allChapters } from '../book/chapters';
import { exercisesOf } from '../exercises/registry';
import { htmlId } from '../exercise-kit/variants';
import { isPrediction } from '../exercise-kit/prediction';

export interface CatalogExercise {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  /** Such as "2.3". */
  readonly number: string;
  /** Where it stands in the book. */
  readonly href: string;
  /** What to read again for it: a section, or the whole chapter where it stands among those at the end. */
  readonly read: { readonly title: string; readonly href: string };
}

export interface CatalogChapter {
  readonly slug: string;
  readonly order: number;
  readonly title: string;
  readonly href: string;
  /** In reading order. */
  readonly exercises: readonly CatalogExercise[];
  readonly predictions: readonly string[];
}

export type Catalog = readonly CatalogChapter[];

/** The section that gathers exercises teaches nothing. */
const GATHERED = 'exercises';

async function chapterOf({
  slug,
  order,
  title,
  href,
}: Awaited<ReturnType<typeof allChapters>>[number]): Promise<CatalogChapter> {
  const { headings, remarkPluginFrontmatter } = await render((await getEntry('chapters', slug))!);
  const sections = headings.filter(({ depth }) => depth === 2);
  const numbers = remarkPluginFrontmatter['exerciseNumbers'] as Record<string, string>;
  const places = remarkPluginFrontmatter['exerciseSections'] as Record<string, number>;
  const read = (id: string) => {
    const section = sections[places[id] ?? -1];
    return section && section.slug !== GATHERED
      ? { title: `${title}: ${section.text}`, href: `${href}#${section.slug}` }
      : { title, href };
  };
  const all = exercisesOf(slug);
  return {
    slug,
    order,
    title,
    href,
    exercises: all
      .filter((exercise) => !isPrediction(exercise) && numbers[exercise.id] !== undefined)
      .map(({ id, title, kind }) => ({
        id,
        title,
        kind,
        number: numbers[id]!,
        href: `${href}#${htmlId(id)}`,
        read: read(id),
      }))
      .sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true })),
    predictions: all.filter(isPrediction).map(({ id }) => id),
  };
}

export async function bookCatalog(): Promise<Catalog> {
  return Promise.all((await allChapters()).map(chapterOf));
}
