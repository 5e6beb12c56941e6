// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyExercise } from '../../../components/exercise-kit/exercise';
import { ExerciseIsland } from '../../../components/exercise-kit/ExerciseIsland';
import { progressStore } from '../../../components/exercise-kit/progress';
import { PROGRESS_KEY } from '../../../src/progress';
import { makeReceipt, readReceipt, type Result } from '../../../src/receipts';
import { doing, Page } from './island';
import { choice, goal, numeric, trace } from './samples';

let page: Page;
const open = (exercise: AnyExercise) =>
  (page = new Page(exercise.id, <ExerciseIsland exercise={exercise} number="2.3" />));

beforeEach(() => {
  progressStore().erase();
  history.replaceState(null, '', '/chapter/');
});
afterEach(() => page.leave());

function miss(times: number): void {
  for (let time = 0; time < times; time++) {
    page.type(`0.9${time}`);
    page.submit();
  }
}

describe('checking', () => {
  it('tells a named mistake its own sentence', () => {
    open(numeric);
    page.type('1/6');
    page.press('check');
    expect(page.verdict).toBe('wrong');
    expect(page.text('[role="status"] .verdict')).toBe(
      'Not yet. That is the naive share: the values do not divide evenly.',
    );
  });

  it('echoes how the answer is read, while it is typed', () => {
    open(numeric);
    page.type('3/16');
    expect(page.text('.echo')).toBe('read as 0.1875');
    page.type('3/');
    expect(page.text('.echo')).toBe('');
  });

  it('says what is right, and fires dd-result', () => {
    const results: unknown[] = [];
    open(numeric);
    page.section.addEventListener('dd-result', (event) => results.push((event as CustomEvent).detail));
    page.type('3/16');
    page.submit();
    expect(page.verdict).toBe('right');
    expect(results).toEqual([
      {
        v: 1,
        item: numeric.id,
        seed: 1,
        answer: '3/16',
        attempt: 1,
        score: 1,
        correct: true,
        complete: true,
        ms: expect.any(Number) as number,
        at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        verdict: 'right',
      },
    ]);
    expect(readReceipt(makeReceipt(results[0] as Result)).ok).toBe(true);
  });

  it('fires dd-state with the record as it is kept, and neither event for what is restored', () => {
    const told: string[] = [];
    const states: unknown[] = [];
    open(numeric);
    page.type('1/6');
    page.submit();
    page.leave();
    document.body.replaceChildren();
    const listen = (event: Event) => {
      told.push(event.type);
      states.push((event as CustomEvent).detail);
    };
    document.addEventListener('dd-state', listen);
    document.addEventListener('dd-result', listen);
    open(numeric);
    expect(page.verdict).toBe('wrong');
    expect(told).toEqual([]);
    page.type('3/16');
    page.submit();
    expect(told).toEqual(['dd-state', 'dd-state', 'dd-result']);
    expect(states[1]).toEqual({
      item: numeric.id,
      state: progressStore().read().exercises[numeric.id],
    });
    document.removeEventListener('dd-state', listen);
    document.removeEventListener('dd-result', listen);
  });

  it('does not count what cannot be read, and offers what may be meant', () => {
    open(numeric);
    page.type('1,234');
    page.submit();
    expect(page.verdict).toBe('unreadable');
    expect(progressStore().read().exercises[numeric.id]).toMatchObject({ attempts: 0, misses: 0 });
    doing(() => page.find('.meant button').click());
    expect(page.find<HTMLInputElement>('[name="answer"]').value).toBe('1234');
  });

  it('takes the verdict back from an answer that is changed, and leaves it to read', () => {
    open(numeric);
    page.type('1/6');
    page.submit();
    page.type('1/5');
    expect(page.verdict).toBe('none');
    expect(page.has('.verdict.stale')).toBe(true);
  });

  it('marks the blanks of a trace with words as well', () => {
    open(trace);
    ['2', '4', '12'].forEach((text, at) => page.type(text, `[name="blank-${at}"]`));
    page.submit();
    expect(page.text('#exercise-sample-three-steps-mark-1')).toBe('first that differs');
    expect(page.find('[name="blank-1"]').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('help', () => {
  it('offers a hint after two misses, and announces it', () => {
    open(numeric);
    miss(1);
    expect(page.has('[name="hint"].offered')).toBe(false);
    miss(1);
    expect(page.has('[name="hint"].offered')).toBe(true);
    expect(page.text('[role="status"] .verdict')).toContain('A hint is there if you want one.');
  });

  it('offers the solution after four', () => {
    open(numeric);
    miss(3);
    expect(page.has('[name="solution"].offered')).toBe(false);
    miss(1);
    expect(page.has('[name="solution"].offered')).toBe(true);
  });

  it('is there at any time, hint by hint', () => {
    open(numeric);
    page.press('hint');
    expect(page.text('.hints')).toContain('Hint 1 of 2');
    page.press('hint');
    page.press('hint');
    expect(page.find('[name="hint"]').getAttribute('aria-disabled')).toBe('true');
    page.press('solution');
    expect(page.text('.solution')).toContain('3 of 16 values leave 0.');
    page.press('solution');
    expect(page.text('.solution')).toBe('');
  });
});

describe('keeping', () => {
  it('a reload restores draft, verdict and help', () => {
    open(choice);
    page.pick('highest');
    page.submit();
    page.press('hint');
    page.leave();
    open(choice);
    expect(page.find<HTMLInputElement>('[value="highest"]').checked).toBe(true);
    expect(page.verdict).toBe('wrong');
    expect(page.text('.hints')).toContain('period of each bit');
  });

  it('a stored draft of another shape does no harm', () => {
    localStorage.setItem(
      PROGRESS_KEY,
      JSON.stringify({
        version: 1,
        exercises: {
          [trace.id]: {
            seed: 1e99,
            attempts: 1,
            misses: 1,
            hints: 99,
            solved: false,
            revealed: false,
            draft: { answer: { a: 1 }, checked: [null, 7] },
            at: '2030-01-01',
          },
        },
      }),
    );
    doing(() => window.dispatchEvent(new StorageEvent('storage', { key: PROGRESS_KEY })));
    open(trace);
    expect(page.section.dataset['variant']).toBe('1');
    expect(page.find<HTMLInputElement>('[name="blank-0"]').value).toBe('');
    page.type('2', '[name="blank-0"]');
    expect(page.verdict).toBe('none');
  });

  it('follows another tab', () => {
    open(numeric);
    page.type('0.5');
    const stored = localStorage.getItem(PROGRESS_KEY)!.replace('"0.5"', '"0.25"');
    localStorage.setItem(PROGRESS_KEY, stored);
    doing(() => window.dispatchEvent(new StorageEvent('storage', { key: PROGRESS_KEY })));
    expect(page.find<HTMLInputElement>('[name="answer"]').value).toBe('0.25');
  });

  it('start over takes draft, verdict and help away, and keeps the variant', () => {
    open(numeric);
    page.press('another');
    const { variant } = page.section.dataset;
    miss(2);
    page.press('hint');
    page.press('reset');
    expect(page.section.dataset).toMatchObject({ variant, verdict: 'none' });
    expect(page.find<HTMLInputElement>('[name="answer"]').value).toBe('');
    expect(page.text('.hints')).toBe('');
  });
});

describe('variants', () => {
  it('another like this changes prompt and address, and leaves what else is there', () => {
    history.replaceState(null, '', '/chapter/?other=5#place');
    open(numeric);
    const before = page.text('.prompt');
    page.press('another');
    expect(page.text('.prompt')).not.toBe(before);
    const { variant } = page.section.dataset;
    expect(location.href).toContain(`/chapter/?other=5&favored-share=${variant}#place`);
    expect(page.text('.tag')).toBe(`Exercise 2.3 variant ${variant}`);
  });

  it('a link opens its variant', () => {
    history.replaceState(null, '', '/chapter/?favored-share=17');
    open(numeric);
    expect(page.section.dataset['variant']).toBe('17');
    expect(page.find('.notice').hidden).toBe(true);
  });

  it('garbage in a link is replaced, and said so', () => {
    for (const text of ['banana', '-1', '1.5', '99999999999', '', '%00']) {
      history.replaceState(null, '', `/chapter/?favored-share=${text}`);
      open(numeric);
      expect(page.section.dataset['variant'], text).toBe('1');
      expect(page.text('.notice'), text).toContain('so this is variant 1.');
      expect(location.search).toBe('?favored-share=1');
      page.leave();
    }
  });

  it('the answer printed at the end of the chapter follows', () => {
    open(numeric);
    document.body.insertAdjacentHTML(
      'beforeend',
      `<li data-answer-for="${numeric.id}" data-variant="1">old</li>`,
    );
    page.press('another');
    const entry = document.querySelector('li')!;
    expect(entry.textContent).toContain(`variant ${page.section.dataset['variant']}`);
    expect(entry.textContent).not.toContain('old');
  });
});

describe('a goal', () => {
  const figure = `<figure data-widget="pigeonholes"><button name="reset"></button></figure>`;
  let sent: unknown[];

  /** A figure that answers as the real one does. */
  function openGoal(): (values: object, outputs: object) => void {
    page = new Page(
      goal.id,
      <ExerciseIsland exercise={goal} />,
      <ExerciseIsland exercise={goal}>
        <div dangerouslySetInnerHTML={{ __html: figure }} />
      </ExerciseIsland>,
    );
    sent = [];
    page.find('figure').addEventListener('dd-set', (event) => sent.push((event as CustomEvent).detail));
    return (values, outputs) => {
      const detail = { name: 'pigeonholes', values, outputs };
      doing(() => page.find('figure').dispatchEvent(new CustomEvent('dd-change', { bubbles: true, detail })));
    };
  }

  it('leaves the figure that the server drew where it stands', () => {
    openGoal();
    expect(page.has('.stage figure')).toBe(true);
  });

  it('shows whether the goal holds, and judges when asked', () => {
    const change = openGoal();
    change({ raw: 15, piles: 7, reject: false }, { most: 3, least: 2 });
    expect(page.text('.holds')).toBe('The goal does not hold yet.');
    change({ raw: 14, piles: 7, reject: false }, { most: 2, least: 2 });
    expect(page.text('.holds')).toContain('The goal holds now');
    expect(page.verdict).toBe('none');
    page.submit();
    expect(page.verdict).toBe('right');
  });

  it('keeps as a draft only what was moved, once it rests', () => {
    vi.useFakeTimers();
    const change = openGoal();
    change({ raw: 15, piles: 7, reject: false }, { most: 3, least: 2 });
    vi.advanceTimersByTime(1000);
    expect(progressStore().read().exercises[goal.id]).toBeUndefined();
    change({ raw: 16, piles: 7, reject: false }, { most: 3, least: 2 });
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(JSON.stringify(progressStore().read().exercises[goal.id]?.draft)).toContain('"raw":16');
  });

  it('sets the figure to the start of a new variant', () => {
    const change = openGoal();
    change({ raw: 15, piles: 7, reject: false }, { most: 3, least: 2 });
    page.press('another');
    expect(sent).toContainEqual({ raw: 11, piles: 5, reject: false });
  });
});

it('says once that nothing is saved, with the sentence', async () => {
  open(numeric);
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const said: unknown[] = [];
  document.addEventListener('dd-unsaved', (event) => said.push((event as CustomEvent).detail));
  const fresh = await import('../../../components/exercise-kit/progress');
  for (const lastChapter of ['a', 'b']) fresh.progressStore().change((all) => ({ ...all, lastChapter }));
  vi.unstubAllGlobals();
  expect(said).toEqual(['Not saved on this device: the browser has no room left for this page.']);
});
