// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AnyExercise } from '../../../components/exercise-kit/exercise';
import { PredictIsland } from '../../../components/exercise-kit/PredictIsland';
import { progressStore } from '../../../components/exercise-kit/progress';
import { doing, Page } from './island';
import { prediction, sketch } from './samples';

let page: Page;
const open = (exercise: AnyExercise) =>
  (page = new Page(exercise.id, <PredictIsland exercise={exercise as never} />));

beforeEach(() => progressStore().erase());
afterEach(() => page.leave());

it('asks for a guess before it shows anything', () => {
  open(prediction);
  page.press('commit');
  expect(page.section.dataset['committed']).toBe('false');
  expect(page.text('[role="status"]')).toContain('Pick what you think first');
});

it('shows what happens, marks the guess, and calls nothing wrong', () => {
  open(prediction);
  page.pick('even');
  page.submit();
  expect(page.section.dataset['committed']).toBe('true');
  expect(page.text('.guessed')).toContain('Every pile gets the same');
  expect(page.text('.guessed')).toContain('your guess');
  expect(page.text('.is-right')).toContain('what happens');
  expect(page.text('.outcome')).toBe('Many people think so. It turns out otherwise.');
  expect(page.section.textContent).not.toMatch(/wrong|not yet/i);
  expect(document.activeElement).toBe(page.find('.outcome'));
});

it('keeps the guess, and lets it be made again', () => {
  open(prediction);
  page.pick('even');
  page.submit();
  page.leave();
  open(prediction);
  expect(page.section.dataset['committed']).toBe('true');
  page.press('again');
  page.pick('first');
  page.submit();
  expect(page.text('.outcome')).toBe('That is how it turns out.');
  expect(progressStore().read().predictions[prediction.id]?.guess).toEqual(['first']);
});

function draw(bar: number, height: number): void {
  const input = page.section.querySelectorAll<HTMLInputElement>('input[type="range"]')[bar]!;
  input.value = String(height);
  doing(() => input.dispatchEvent(new Event('input', { bubbles: true })));
}

it('a sketch is drawn bar by bar, and measured when it is committed', () => {
  open(sketch);
  page.press('commit');
  expect(page.text('[role="status"]')).toBe('Draw at least one bar first.');
  for (let bar = 0; bar < 6; bar++) draw(bar, 100);
  page.submit();
  expect(page.text('.outcome')).toBe('On average your bars are 5 away from these (rolls out of 600).');
  expect(page.section.querySelectorAll('.truth')).toHaveLength(6);
  expect(page.text('table')).toContain('1100104');
});

it('a sketch draft outlives a reload', () => {
  open(sketch);
  draw(2, 60);
  page.leave();
  open(sketch);
  expect(page.section.querySelectorAll<HTMLInputElement>('input')[2]!.value).toBe('60');
});
