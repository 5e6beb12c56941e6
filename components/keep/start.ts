/** Brings a kept file to life: its settings first, then the course it may be a unit of, then the item itself. */
import { h, hydrate as takeOver } from 'preact';
import { parseSettings } from '../../src/embedding';
import { showAppearance } from '../embed/appearance';
import { besideOf, embeddingOf, termsOf, variantOf } from '../embed/asked';
import { memory, under } from '../embed/storage';
import type { AnyExercise } from '../exercise-kit/exercise';
import { keepProgressIn } from '../exercise-kit/progress';
import type { Terms } from '../exercise-kit/terms';
import { recordOf } from '../exercise-kit/use-progress';
import { Frame, type Embedding, type Placement } from '../widget-kit/Frame';
import type { Widget } from '../widget-kit/widget';
import { readSettings, SETTINGS_ID, type KeptSettings } from './settings';

export interface Parts {
  widget?: Widget;
  exercises?: readonly AnyExercise[];
  /** What takes over the exercise, or the prediction, that the build drew. */
  hydrate?(island: HTMLElement, exercise: AnyExercise, number: undefined, terms: Terms): void;
  /** Offers what was checked as a receipt. */
  receipts?(section: Element, names: { student?: string; set?: string }): void;
  join?(item: string, mastery: number, line: HTMLElement): void;
}

/** What the build knows of the item. */
interface Kept {
  item: string;
  names: readonly string[];
  ownSeed: boolean;
}

function wakeFigure(island: HTMLElement, widget: Widget, home: string, embed: Embedding): void {
  const built = JSON.parse(island.dataset['placement']!) as Placement;
  takeOver(h(Frame, { widget, placement: { ...built, base: home, embed } }), island);
}

/** Where the file stands in the book, and what it is set to. */
function ownSettings(link: HTMLAnchorElement): KeptSettings {
  const book = link.dataset['book']!;
  const { home = book, ...given } =
    readSettings(document.getElementById(SETTINGS_ID)!.textContent) ?? ({} as Partial<KeptSettings>);
  link.href = link.href.replace(book, home);
  return { v: 1, query: '', ...given, home };
}

export function startFile({ widget, exercises = [], hydrate, receipts, join }: Parts): void {
  const { item, names, ownSeed } = JSON.parse(document.documentElement.dataset['kept']!) as Kept;
  const kept = ownSettings(document.querySelector<HTMLAnchorElement>('.origin-line a')!);
  // Nobody sends a file's address anywhere: who it is for may stand beside the rest.
  const fragment = new URLSearchParams(kept.query);
  const { settings, said } = parseSettings(kept.query, `#${fragment.toString()}`, { names, ownSeed });
  showAppearance(settings);

  const id = item.slice(2);
  const alone = item.startsWith('w/');
  const forgetful = (kept.scorm ?? settings.store !== 'auto') && memory();
  keepProgressIn(() => forgetful || under(`${item}?${kept.query} `, localStorage));
  if (kept.scorm) join?.(id, kept.scorm.mastery, document.querySelector<HTMLElement>('.course')!);
  const section = document.querySelector('.exercise');
  if (section && !kept.scorm) receipts?.(section, settings);

  // A reader who went on to another variant comes back to that one.
  const gone = settings.mode === 'practice' && !alone && recordOf(id) !== undefined;
  const terms = termsOf(settings, gone || alone ? undefined : variantOf(settings), said);
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const exercise = exercises.find((one) => one.id === island.dataset['exerciseId']);
    const embed = alone ? embeddingOf(settings, kept.query, said) : besideOf(settings);
    if (exercise) hydrate!(island, exercise, undefined, terms);
    else if (widget) wakeFigure(island, widget, kept.home, embed);
  }
}
