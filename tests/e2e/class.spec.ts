/** Practice, class sets, the page for teaching, and progress, as readers and instructors use them. */
import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { wakeAll } from './site';

const IDS = 'modulo-bias/favored-count,prngs/next-states,prngs/which-seed';
const SET = `?ids=${IDS}&seed=7&name=Week+3&per=student`;

const item = (page: Page, id: string): Locator => page.locator(`[data-exercise="${id}"]`);
const prompts = (page: Page) => page.locator('[data-exercise] .prompt').allTextContents();

async function openSheet(page: Page, student: string, query = SET): Promise<void> {
  await page.goto(`set/${query}`);
  await page.locator('input[name="student"]').fill(student);
  await page.locator('button[name="take-name"]').click();
  await expect(page.locator('[data-exercise]').first()).toBeVisible();
}

/** The keys of one student's sheet, as the page for teaching shows them. */
async function keyOf(page: Page, student: string): Promise<{ prompt: string; answer: string }[]> {
  await page.goto(`teach/${SET}`);
  await page.locator('textarea[name="students"]').fill(student);
  const entries = page.locator('[data-key-for]');
  await expect(entries).toHaveCount(IDS.split(',').length);
  return Promise.all(
    (await entries.all()).map(async (entry) => ({
      prompt: (await entry.locator('.prompt').textContent())!,
      answer: (await entry.locator('.right-answer b').textContent())!,
    })),
  );
}

/** Types a key's answers into the sheet: a number, the values of a trace, an option. */
async function answerAll(page: Page, key: readonly { answer: string }[]): Promise<void> {
  await item(page, 'modulo-bias/favored-count').locator('input[name="answer"]').fill(key[0]!.answer);
  const values = [...key[1]!.answer.matchAll(/= (−?\d+)/g)].map(([, value]) => value!);
  for (const [at, value] of values.entries()) await page.locator(`input[name="blank-${at}"]`).fill(value);
  await item(page, 'prngs/which-seed').getByText(key[2]!.answer, { exact: true }).click();
}

async function handIn(page: Page): Promise<{ score: string; code: string; line: string }> {
  await page.locator('button[name="mark"]').click();
  await expect(page.locator('output[name="check-code"]')).toBeVisible();
  return {
    score: (await page.locator('[data-score]').getAttribute('data-score'))!,
    code: (await page.locator('output[name="check-code"]').textContent())!,
    line: (await page.locator('[data-result-line]').textContent())!,
  };
}

test.describe('practice', () => {
  const round = 'practice/?topics=modulo-bias&seed=owl';

  test('is set up from topics and a seed, which the address then holds', async ({ page }) => {
    await page.goto('practice/?topics=prngs');
    await page.locator('input[name="topics"][value="prngs"]').uncheck();
    await page.locator('button[name="start"]').click();
    await expect(page.getByText('Tick at least one topic.')).toBeVisible();
    await page.locator('input[name="topics"][value="modulo-bias"]').check();
    await page.locator('input[name="seed"]').fill('owl');
    await page.locator('button[name="start"]').click();
    await expect(page.locator('[data-exercise]')).toBeVisible();
    expect(page.url()).toContain('?topics=modulo-bias&seed=owl');
    const first = await page.locator('.prompt').textContent();

    const again = await page.context().browser()!.newContext();
    const other = await again.newPage();
    await other.goto(page.url());
    await expect(other.locator('.prompt')).toHaveText(first!);
    await again.close();
    await page.goBack();
    await expect(page.locator('button[name="start"]')).toBeVisible();
  });

  test('brings a miss back after three others, with other numbers, and survives a reload', async ({
    page,
  }) => {
    await page.goto(round);
    const exercise = page.locator('[data-exercise]');
    const missed = await exercise.getAttribute('data-exercise');
    const before = await page.locator('.prompt').textContent();
    await page.locator('button[name="solution"]').click();
    await expect(page.getByText('This one comes back after a few others')).toBeVisible();
    await page.locator('button[name="next"]').click();
    await expect(page.getByRole('heading', { name: 'Exercise 2' })).toBeFocused();
    for (let done = 1; done < 4; done++) {
      await expect(page.locator('.round h2')).toHaveText(`Exercise ${done + 1}`);
      expect(await exercise.getAttribute('data-exercise')).not.toBe(missed);
      if (done === 2) {
        const shown = await page.locator('.prompt').textContent();
        await page.reload();
        await expect(page.locator('.prompt')).toHaveText(shown!);
      }
      await page.locator('button[name="next"]').click();
    }
    await expect(exercise).toHaveAttribute('data-exercise', missed!);
    await expect(page.getByText('missed before')).toBeVisible();
    expect(await page.locator('.prompt').textContent()).not.toBe(before);
  });

  test('judges as the chapters do, counts it as progress, and sums up what to read again', async ({
    page,
  }) => {
    await page.goto(round);
    const exercise = page.locator('[data-exercise]');
    // On to the first that takes a number.
    while ((await exercise.getAttribute('data-kind')) !== 'numeric') {
      const done = await page.locator('[data-round]').getAttribute('data-round');
      await page.locator('button[name="next"]').click();
      await expect(page.locator('[data-round]')).not.toHaveAttribute('data-round', done!);
    }
    const id = await exercise.getAttribute('data-exercise');
    await page.locator('input[name="answer"]').fill('987654');
    await page.locator('button[name="check"]').click();
    await expect(exercise).toHaveAttribute('data-verdict', 'wrong');
    const kept = await page.evaluate(() => localStorage.getItem('dice-and-drift'));
    expect(kept).toContain(`"${id}":{"seed":1,"attempts":1`);
    await page.locator('button[name="next"]').click();
    await page.locator('button[name="sum-up"]').click();
    const link = page.locator('.summing-up .records a').first();
    await expect(link).toHaveAttribute('href', /^\/chapters\/modulo-bias\/(#.+)?$/);
    await page.locator('button[name="go-on"]').click();
    await expect(exercise).toBeVisible();
  });

  test('says plainly what an address asks for in vain', async ({ page }) => {
    await page.goto('practice/?topics=zebra&seed=1');
    await expect(page.locator('.notice')).toHaveText('There is no topic called “zebra”.');
    await expect(page.locator('button[name="start"]')).toBeVisible();
  });
});

test.describe('a class set', () => {
  for (const [student, deal] of [
    ['Ada Lovelace', '32,768 raw values, 0 to 32,767, and a program takes raw % 20'],
    ['  GRACE   hopper ', '100 raw values, 0 to 99, and a program takes raw % 22'],
    ['2024-117', '128 raw values, 0 to 127, and a program takes raw % 3'],
  ] as const) {
    test(`gives ${student.trim()} these numbers, for ever`, async ({ page }) => {
      await openSheet(page, student);
      await expect(item(page, 'modulo-bias/favored-count').locator('.prompt')).toContainText(deal);
      expect(new URL(page.url()).search).toBe(SET);
      expect(new URL(page.url()).hash).toContain('student=');
    });
  }

  test('gives one student the same sheet on two machines, and keeps what was typed', async ({ browser }) => {
    const machines = [await browser.newContext(), await browser.newContext()];
    const [a, b] = [await machines[0]!.newPage(), await machines[1]!.newPage()];
    await openSheet(a, 'Ada Lovelace');
    await openSheet(b, ' ada  LOVELACE');
    expect(await prompts(b)).toEqual(await prompts(a));

    await a.locator('input[name="answer"]').fill('12');
    await a.reload();
    await expect(a.locator('input[name="answer"]')).toHaveValue('12');
    await a.locator('input[name="student"]').fill('Grace');
    await a.locator('button[name="take-name"]').click();
    await expect(a.locator('input[name="answer"]')).toHaveValue('');
    expect(await prompts(a)).not.toEqual(await prompts(b));
    for (const machine of machines) await machine.close();
  });

  test('shows what it can of a broken address, and says the rest in one line', async ({ page }) => {
    await page.goto('set/?ids=prngs/next-states,no/such&seed=-5');
    await expect(page.locator('.notice')).toHaveText(
      /No exercise is called “no\/such”.*“-5” is not a whole number/,
    );
    await expect(page.locator('[data-exercise]')).toHaveCount(1);
    await page.goto('set/');
    await expect(page.getByText('This address names no exercises.')).toBeVisible();
    await page.goto(`set/${SET}`);
    await page.locator('button[name="take-name"]').click();
    await expect(page.getByText('Type a name or a number first.')).toBeVisible();
    await expect(page.locator('[data-exercise]')).toHaveCount(0);
  });

  test('takes the answers of its key for right; its code is verified, and a changed one refused', async ({
    page,
  }) => {
    const key = await keyOf(page, 'Ada Lovelace');
    await openSheet(page, 'ada lovelace');
    expect(await prompts(page)).toEqual(key.map(({ prompt }) => prompt));
    await answerAll(page, key);
    await page.locator('input[name="answer"]').fill('987654');
    expect((await handIn(page)).score).toBe('2/3');
    await page.locator('input[name="answer"]').fill(key[0]!.answer);
    await expect(page.getByText('An answer was changed since it was marked.')).toBeVisible();
    const { score, code, line } = await handIn(page);
    expect(score).toBe('3/3');
    const kept = await page.evaluate(() => localStorage.getItem('dice-and-drift'));
    expect(kept).toContain(
      '"modulo-bias/favored-count":{"seed":1,"attempts":2,"misses":0,"hints":0,"solved":true',
    );

    await page.goto(`teach/${SET}`);
    const results = page.locator('textarea[name="results"]');
    const findings = page.locator('[data-agrees]');
    const changed = [
      line,
      line.replace('ada+lovelace', 'Grace'),
      line.replace('right=3', 'right=2'),
      line.replace(/answers=.*/, 'answers=WyI4Il0'),
    ];
    await results.fill(`Dear class,\n${changed.join('\n')}`);
    await expect(findings).toHaveCount(changed.length);
    await expect(findings.nth(0)).toHaveAttribute('data-agrees', 'true');
    await expect(findings.nth(0)).toContainText('marked again, get 3 of 3');
    for (const at of [1, 2, 3]) await expect(findings.nth(at)).toHaveAttribute('data-agrees', 'false');

    await results.fill('');
    await page.getByText('From paper').click();
    await page.locator('input[name="paper-student"]').fill('Ada Lovelace');
    await page.locator('input[name="paper-code"]').fill(code.toLowerCase().replace('-', ' '));
    await page.locator('input[name="paper-right"]').fill('3');
    await expect(findings).toHaveAttribute('data-agrees', 'true');
    await page.locator('input[name="paper-right"]').fill('2');
    await expect(findings).toHaveAttribute('data-agrees', 'false');
  });

  test('marks a program by running it, and a figure by where it stands; both are worked out again', async ({
    page,
  }) => {
    const query = '?ids=modulo-bias/roll-die,prngs/full-tour&seed=7';
    await page.addInitScript(() => localStorage.setItem('dice-and-drift.editor', 'plain'));
    await page.goto(`teach/${query}`);
    const program = (await page.locator('[data-key-for] pre').textContent())!;
    const settings = (await page.locator('[data-key-for="prngs/full-tour"] .right-answer b').textContent())!;
    const reached = [...settings.matchAll(/(\w+) (\d+)/g)].map(([, name, value]) => [name!, Number(value)]);

    await page.goto(`set/${query}`);
    const figure = page.locator('figure[data-widget]');
    await expect(figure).toHaveAttribute('data-state', 'ready');
    expect((await handIn(page)).score).toBe('0/2');
    await expect(page.locator('.outcomes')).toContainText('Visit every state: no answer');
    await page.locator('textarea').fill(program);
    await figure.evaluate(
      (element, detail) => element.dispatchEvent(new CustomEvent('dd-set', { detail })),
      Object.fromEntries(reached),
    );
    await expect(page.getByText('The goal holds now')).toBeVisible();
    await page.locator('button[name="mark"]').click();
    await expect(page.locator('[data-score]')).toHaveAttribute('data-score', '2/2', { timeout: 20_000 });
    const line = (await page.locator('[data-result-line]').textContent())!;
    await page.reload();
    await expect(page.locator('[data-score]')).toHaveAttribute('data-score', '2/2');

    await page.goto(`teach/${query}`);
    await page.locator('textarea[name="results"]').fill(line);
    await expect(page.locator('[data-agrees]')).toHaveAttribute('data-agrees', 'true', { timeout: 20_000 });
  });

  test('prints ink on white, with a name, room to write, and nothing of the site', async ({ page }) => {
    await openSheet(page, 'Ada Lovelace');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('.name-line')).toContainText('Ada Lovelace');
    await expect(page.locator('.room').first()).toBeVisible();
    for (const chrome of ['.bar', '.foot', '.who', 'button[name="mark"]']) {
      await expect(page.locator(chrome)).toBeHidden();
    }
    const colors = await page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('.prompt')!);
      return [getComputedStyle(document.body).backgroundColor, color];
    });
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(27, 29, 34)']);

    await page.emulateMedia({ media: 'screen' });
    const { code } = await handIn(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await expect(page.locator('[data-result-line]')).toBeHidden();
    await expect(page.locator('.room')).toHaveCount(0);
  });
});

test('the builder makes an address of what is ticked, and opens one that is pasted', async ({ page }) => {
  await page.goto('teach/');
  await page.getByText('2 The remainder trap').click();
  await page.locator('input[value="modulo-bias/favored-count"]').check();
  await page.getByText('1 Numbers that only look random').click();
  await page.locator('input[value="prngs/next-states"]').check();
  await page.locator('input[name="set-name"]').fill('Week 3');
  await page.locator('input[name="set-seed"]').fill('dragon');
  await page.locator('input[name="per-student"]').check();
  const address = '/set/?ids=prngs/next-states,modulo-bias/favored-count&seed=dragon&name=Week+3&per=student';
  await expect(page.locator('[data-set-address]')).toHaveText(
    new RegExp(`${address.replaceAll('?', '\\?').replaceAll('+', '\\+')}$`),
  );
  await page.reload();
  await expect(page.locator('[data-set-address]')).toContainText('seed=dragon');

  await page
    .locator('input[name="open-set"]')
    .fill('http://elsewhere.test/set/?ids=prngs/which-seed&seed=3#student=Ada');
  await expect(page.locator('[data-key-for]')).toHaveAttribute('data-variant', '3');
  await page.locator('input[name="open-set"]').fill('http://elsewhere.test/');
  await expect(page.getByText('That address names no exercise of this book.')).toBeVisible();
});

test.describe('progress', () => {
  const record = (page: Page) => page.locator('[data-record="prngs/next-states"]');
  const solve = async (page: Page) => {
    await page.goto('teach/?ids=prngs/next-states&seed=7');
    const answer = (await page.locator('.right-answer b').textContent())!;
    await page.goto('set/?ids=prngs/next-states&seed=7');
    for (const [at, [, value]] of [...answer.matchAll(/= (−?\d+)/g)].entries()) {
      await page.locator(`input[name="blank-${at}"]`).fill(value!);
    }
    await handIn(page);
  };

  test('is exported, erased, previewed and restored; each step can be taken back', async ({ page }, info) => {
    await solve(page);
    await page.goto('progress/');
    await expect(record(page)).toContainText('solved');
    await expect(page.locator('[data-chapter-progress="prngs"] .count')).toContainText('1 of');
    const saving = page.waitForEvent('download');
    await page.locator('button[name="export"]').click();
    const file = info.outputPath('progress.json');
    await (await saving).saveAs(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ name: 'Dice & Drift progress' });

    await page.locator('button[name="erase"]').click();
    await expect(page.getByText('Gone from this device would be 1 exercise and 1 sheet')).toBeVisible();
    await page.locator('button[name="cancel"]').click();
    await expect(record(page)).toContainText('solved');
    await page.locator('button[name="erase"]').click();
    await page.locator('button[name="erase-all"]').click();
    await expect(record(page)).toContainText('not begun');
    await page.locator('button[name="undo"]').click();
    await expect(record(page)).toContainText('solved');
    await page.locator('button[name="erase"]').click();
    await page.locator('button[name="erase-all"]').click();

    await page.locator('input[name="import"]').setInputFiles(file);
    await expect(page.locator('[data-merge]')).toContainText('2 entries would be new');
    await expect(page.locator('[data-replace]')).toContainText('no entry would be lost');
    await expect(record(page)).toContainText('not begun');
    await page.locator('button[name="merge"]').click();
    await expect(record(page)).toContainText('solved');
    await page.locator('button[name="undo"]').click();
    await expect(record(page)).toContainText('not begun');

    await page.locator('input[name="import"]').setInputFiles({
      name: 'shopping.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"milk":2}'),
    });
    await expect(page.getByText('This file holds no Dice & Drift progress')).toBeVisible();
  });

  test('keeps two tabs in step', async ({ page, context }) => {
    await page.goto('progress/');
    await expect(record(page)).toContainText('not begun');
    const other = await context.newPage();
    await solve(other);
    await expect(record(page)).toContainText('solved');
    await page.locator('button[name="erase"]').click();
    await page.locator('button[name="erase-all"]').click();
    await expect(other.locator('input[name="blank-0"]')).toHaveValue('');
  });

  test('shows the cards due today, and when the next is due', async ({ page }) => {
    await page.goto('chapters/prngs/');
    await page.locator('[data-card] summary').first().click();
    await page.locator('[data-card] button[name="missed"]').first().click();
    await page.goto('progress/');
    await expect(page.locator('[data-due]')).toHaveText(/^1 card is due today/);
    const card = page.locator('[data-card]:visible');
    await expect(card).toHaveCount(1);
    await card.locator('summary').click();
    await card.getByRole('button', { name: 'I had it' }).click();
    await expect(page.locator('[data-due]')).toHaveText(/^Nothing is due today/);
  });

  for (const how of ['blocked', 'full'] as const) {
    test(`with storage ${how}, every page works, and says once that nothing is saved`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.addInitScript((way) => {
        const refuse = () => {
          throw new DOMException('no', way === 'full' ? 'QuotaExceededError' : 'SecurityError');
        };
        if (way === 'full') Storage.prototype.setItem = refuse;
        else Object.defineProperty(window, 'localStorage', { get: refuse });
      }, how);
      await openSheet(page, 'Ada Lovelace');
      await page.locator('input[name="answer"]').fill('987654');
      expect((await handIn(page)).score).toBe('0/3');
      await expect(page.locator('.unsaved')).toHaveCount(1);
      await expect(page.locator('.unsaved')).toContainText('Not saved on this device');
      await page.goto('practice/?topics=prngs&seed=1');
      await page.locator('button[name="next"]').click();
      await expect(page.locator('.round h2')).toHaveText('Exercise 2');
      await page.goto('progress/');
      await page.locator('button[name="erase"]').click();
      await expect(page.getByText('There is nothing to erase.')).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
});

for (const address of [
  `set/${SET.replace('prngs/which-seed', 'prngs/full-tour')}#student=Ada`,
  `teach/${SET.replace('&per=student', '')}`,
  'practice/?topics=prngs&seed=owl',
]) {
  test(`/${address} has nothing that axe finds, in both themes, and fits 320 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    await expect(page.locator('[data-exercise], [data-key-for]').first()).toBeVisible();
    if (address.startsWith('set')) await handIn(page);
    for (const summary of await page.locator('.folds > details > summary').all()) await summary.click();
    await wakeAll(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page })
        .options({ resultTypes: ['violations'] })
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
      ).toEqual([]);
    }
  });
}
