/** Rows to put in order and lines to make a program of: by keyboard, by mouse, by finger. */
import { expect, test, type Locator, type Page } from '@playwright/test';

async function open(page: Page, id: string): Promise<Locator> {
  await page.goto(`chapters/fisher-yates/`);
  const exercise = page.locator(`[data-exercise="fisher-yates/${id}"]`);
  await exercise.scrollIntoViewIfNeeded();
  await expect(exercise).toHaveAttribute('data-state', 'ready');
  return exercise;
}

const orderOf = (exercise: Locator): Promise<string[]> =>
  exercise
    .locator('li[data-row] .text')
    .evaluateAll((texts) => texts.map((text) => text.textContent!.trim()));

/** The cards after the swaps that the prompt names. */
async function wanted(exercise: Locator): Promise<string[]> {
  const prompt = (await exercise.locator('.prompt').textContent())!;
  const cards = /The cards ((?:[A-H] )+)lie/.exec(prompt)![1]!.trim().split(' ');
  for (const [, i, j] of prompt.matchAll(/(\d) ↔ (\d)/g))
    [cards[Number(i)], cards[Number(j)]] = [cards[Number(j)]!, cards[Number(i)]!];
  return cards;
}

/** From the middle of the handle of one row to just above the first row. */
async function wayToTop(exercise: Locator, card: string) {
  const middle = async (one: Locator) => {
    const box = (await one.boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const row = exercise
    .locator('li[data-row]')
    .filter({ has: exercise.page().getByText(card, { exact: true }) });
  const from = await middle(row.locator('.handle'));
  const first = (await exercise.locator('li[data-row]').first().boundingBox())!;
  return { from, to: { x: from.x, y: first.y + 3 } };
}

test('rows are put in order by keyboard, and the focus goes with the row', async ({ page }) => {
  const exercise = await open(page, 'order-after-swaps');
  const goal = await wanted(exercise);
  for (const [place, card] of goal.entries()) {
    const up = exercise.getByRole('button', { name: `Move up: ${card}`, exact: true });
    await up.focus();
    for (let at = (await orderOf(exercise)).indexOf(card); at > place; at--) {
      await page.keyboard.press('Enter');
      await expect(up).toBeFocused();
    }
  }
  expect(await orderOf(exercise)).toEqual(goal);
  await expect(exercise.locator('.rows > [role="status"]')).toContainText(/moved to \d of 5/);
  await exercise.locator('button[name="check"]').click();
  await expect(exercise).toHaveAttribute('data-verdict', 'right');
  await page.reload();
  await exercise.scrollIntoViewIfNeeded();
  await expect(exercise).toHaveAttribute('data-verdict', 'right');
  expect(await orderOf(exercise)).toEqual(goal);
});

test('a row is dragged by its handle with a mouse', async ({ page }) => {
  const exercise = await open(page, 'order-after-swaps');
  const before = await orderOf(exercise);
  const { from, to } = await wayToTop(exercise, before[3]!);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => orderOf(exercise)).toEqual([before[3], before[0], before[1], before[2], before[4]]);
});

test('a row is dragged with a finger, and the page stays where it is; beside the handle it scrolls', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const exercise = await open(page, 'order-after-swaps');
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'));
  await exercise
    .locator('li[data-row]')
    .nth(2)
    .evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const finger = await context.newCDPSession(page);
  const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    const touch = (type: 'touchStart' | 'touchMove', { x, y }: { x: number; y: number }) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    await touch('touchStart', from);
    for (let step = 1; step <= 8; step++)
      await touch('touchMove', {
        x: from.x + ((to.x - from.x) * step) / 8,
        y: from.y + ((to.y - from.y) * step) / 8,
      });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const before = await orderOf(exercise);
  const top = await page.evaluate(() => scrollY);
  const { from, to } = await wayToTop(exercise, before[3]!);
  await swipe(from, to);
  await expect.poll(() => orderOf(exercise)).toEqual([before[3], before[0], before[1], before[2], before[4]]);
  expect(await page.evaluate(() => scrollY)).toBe(top);

  await swipe({ x: 150, y: from.y }, { x: 150, y: from.y - 200 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  await context.close();
});

test('lines make a program, by keyboard; a trap is told by its own sentence', async ({ page }) => {
  const exercise = await open(page, 'assemble-shuffle');
  const use = async (line: string) => {
    await exercise
      .getByRole('button', { name: `Use: ${line}`, exact: true })
      .first()
      .focus();
    await page.keyboard.press('Enter');
  };
  const program = (pick: string) => [
    'function shuffle(cards, below) {',
    'for (let i = cards.length - 1; i > 0; i--) {',
    pick,
    'const held = cards[i];',
    'cards[i] = cards[j];',
    'cards[j] = held;',
    '}',
    '}',
  ];
  // Two lines are a brace alone: the one that ends the loop is indented and comes first.
  const closing = async (indented: boolean) => {
    const rows = exercise.locator('fieldset').last().locator('li[data-row]');
    const texts = await rows.locator('.text').allTextContents();
    const at = texts.findIndex((text) => text.trim() === '}' && text.startsWith(' ') === indented);
    await rows.nth(at).getByRole('button').first().focus();
    await page.keyboard.press('Enter');
  };
  const assemble = async (pick: string) => {
    for (const line of program(pick).slice(0, -2)) await use(line);
    await closing(true);
    await closing(false);
  };
  await assemble('const j = below(cards.length);');
  await exercise.locator('button[name="check"]').click();
  await expect(exercise).toHaveAttribute('data-verdict', 'wrong', { timeout: 20_000 });
  await expect(exercise.locator('[role="status"] .verdict')).toContainText(/any slot|whole/i);
  await exercise.locator('button[name="reset"]').click();
  await assemble('const j = below(i + 1);');
  await exercise.locator('button[name="check"]').click();
  await expect(exercise).toHaveAttribute('data-verdict', 'right', { timeout: 20_000 });
});
