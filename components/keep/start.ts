/** Brings a kept file to life: its settings first, then the course it may be a unit of, then the item itself. */
import { h, render } from 'preact';
import { withEntry } from '../../src/progress';
import { freshRecord } from '../exercise-kit/record';
import type { AnyExercise } from '../exercise-kit/exercise';
import { keepProgressIn, progressStore } from '../exercise-kit/progress';
import { shortName } from '../exercise-kit/variants';
import { readAddress } from '../widget-kit/address';
import { defaults } from '../widget-kit/definition';
import { Frame, type Placement } from '../widget-kit/Frame';
import type { Widget } from '../widget-kit/widget';
import { readSettings, SETTINGS_ID, type KeptSettings } from './settings';
import { memory, under } from './storage';

export interface Parts {
  widget?: Widget;
  exercises?: readonly AnyExercise[];
  /** What takes over the exercise, or the prediction, that the build drew. */
  hydrate?(island: HTMLElement, exercise: AnyExercise, number: undefined): void;
  /** Offers what was checked as a receipt. */
  receipts?(section: Element, query: URLSearchParams): void;
  join?(item: string, mastery: number, line: HTMLElement): void;
}

function wakeFigure(
  island: HTMLElement,
  widget: Widget,
  { query, home }: KeptSettings,
  alone: boolean,
): void {
  const { still, ...built } = JSON.parse(island.dataset['placement']!) as Placement;
  const usual = { ...defaults(widget.definition.parameters), ...built.start } as never;
  const start = alone ? readAddress(widget.definition.parameters, query, usual).values : usual;
  const same = JSON.stringify(start) === JSON.stringify(usual);
  const placement: Placement = { ...built, base: home, start, ...(still && same && { still }) };
  // Drawn anew: what the build drew may be of other settings.
  island.replaceChildren();
  render(h(Frame, { widget, placement }), island);
}

/** A variant that the file was set to, unless the reader has gone on from it. */
function takeVariant(item: string, query: URLSearchParams): void {
  const text = query.get('variant') ?? query.get(shortName(item)) ?? '';
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : undefined;
  if (seed === undefined || seed > 4294967295) return;
  progressStore().change((all) =>
    Object.hasOwn(all.exercises, item) ? all : withEntry(all, 'exercises', item, freshRecord(seed)),
  );
}

export function startFile({ widget, exercises = [], hydrate, receipts, join }: Parts): void {
  const text = document.getElementById(SETTINGS_ID)!.textContent;
  const link = document.querySelector<HTMLAnchorElement>('.origin-line a')!;
  const { home = link.dataset['book']!, ...given } = readSettings(text) ?? {};
  const settings: KeptSettings = { v: 1, query: '', ...given, home };
  const query = new URLSearchParams(settings.query);
  const item = document.documentElement.dataset['item']!;
  const theme = query.get('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  link.href = link.href.replace(link.dataset['book']!, home);

  const forgetful = settings.scorm && memory();
  keepProgressIn(() => forgetful ?? under(`${item}?${settings.query} `));
  const id = item.slice(2);
  if (settings.scorm) join?.(id, settings.scorm.mastery, document.querySelector<HTMLElement>('.course')!);
  if (item.startsWith('x/')) takeVariant(id, query);
  const section = document.querySelector('.exercise');
  if (section && !settings.scorm) receipts?.(section, query);

  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const exercise = exercises.find((one) => one.id === island.dataset['exerciseId']);
    if (exercise) hydrate!(island, exercise, undefined);
    else if (widget) wakeFigure(island, widget, settings, item.startsWith('w/'));
  }
}
