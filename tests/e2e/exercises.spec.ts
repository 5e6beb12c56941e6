/** What a reader does with exercises, on the built page, by mouse and by keyboard alone. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { chapters, wakeAll } from './site';

async function open(page: Page, id: string, query = ''): Promise<Locator> {
  await page.goto(`chapters/${id.split('/')[0]}/${query}`);
  const exercise = page.locator(`[data-exercise="${id}"]`);
  await exercise.scrollIntoViewIfNeeded();
  await expect(exercise).toHaveAttribute('data-state', 'ready');
  return exercise;
}

const answer = async (exercise: Locator, text: string): Promise<void> => {
  const field = exercise.locator('input[name="answer"]');
  await field.fill(text);
  await field.press('Enter');
};
const verdict = (exercise: Locator): Locator => exercise.locator('[role="status"] .verdict');

test('a number is read in many forms, echoed, and judged; a mistake gets its own sentence', async ({
  page,
}) => {
  const exercise = await open(page, 'modulo-bias/favored-count');
  const prompt = await exercise.locator('.prompt').textContent();
  // The two sizes of the deal, as the prompt names them.
  const [raw, n] = [...(prompt ?? '').matchAll(/\d[\d,]*/g)]
    .map(([number]) => Number(number.replaceAll(',', '')))
    .filter((number, at, all) => all.indexOf(number) === at)
    .sort((a, b) => b - a)
    .filter((number, _, all) => number !== all[0]! - 1) as [number, number];
  const right = raw % n;

  await answer(exercise, 'forty');
  await expect(exercise).toHaveAttribute('data-verdict', 'unreadable');
  await answer(exercise, String(n - right));
  await expect(exercise).toHaveAttribute('data-verdict', 'wrong');
  await expect(verdict(exercise)).toContainText('complement');
  await answer(exercise, ` x = ${right}.0 `);
  await expect(exercise).toHaveAttribute('data-verdict', 'right');
  await expect(exercise).toContainText(`read as ${right}`);
});

test('a hint is offered after two misses and the solution after four; both are there from the start', async ({
  page,
}) => {
  const exercise = await open(page, 'modulo-bias/threshold');
  const hint = exercise.locator('button[name="hint"]');
  const solution = exercise.locator('button[name="solution"]');
  await expect(hint).toBeEnabled();
  await expect(solution).toBeEnabled();
  for (const [misses, offered] of [
    [2, hint],
    [4, solution],
  ] as const) {
    await expect(offered).not.toHaveClass(/offered/);
    for (let miss = 0; miss < 2; miss++) await answer(exercise, String(100_000 + misses * 10 + miss));
    await expect(offered).toHaveClass(/offered/);
  }
  await hint.click();
  await expect(exercise.getByText(/^Hint 1 of/)).toBeVisible();
});

test('another like this draws other numbers, names its variant in the address, and the address brings it back', async ({
  page,
}) => {
  const exercise = await open(page, 'modulo-bias/favored-count');
  const first = await exercise.textContent();
  await exercise.locator('button[name="another"]').click();
  await expect(exercise).not.toHaveAttribute('data-variant', '1');
  const variant = (await exercise.getAttribute('data-variant'))!;
  const second = await exercise.locator('.prompt').textContent();
  expect(first).not.toContain(second!);
  expect(new URL(page.url()).searchParams.get('favored-count')).toBe(variant);

  const again = await page.context().newPage();
  await again.goto(page.url());
  const copy = again.locator('[data-exercise="modulo-bias/favored-count"]');
  await copy.scrollIntoViewIfNeeded();
  await expect(copy.locator('.prompt')).toHaveText(second!);
});

test('an address that asks for a variant that cannot be gets a plain sentence', async ({ page }) => {
  const exercise = await open(page, 'modulo-bias/favored-count', '?favored-count=many');
  await expect(exercise.locator('.notice')).toContainText('many');
  await expect(exercise).toHaveAttribute('data-variant', '1');
});

test('what was typed, and what was solved, survives a reload and shows in a second tab', async ({ page }) => {
  const exercise = await open(page, 'prngs/inclusive-count');
  await answer(exercise, '12345');
  await expect(exercise).toHaveAttribute('data-verdict', 'wrong');
  await page.reload();
  await exercise.scrollIntoViewIfNeeded();
  await expect(exercise.locator('input[name="answer"]')).toHaveValue('12345');

  const bounds = (await exercise.locator('.prompt').textContent())!;
  const [lo, hi] = /\(rng, (−?\d+), (−?\d+)\)/
    .exec(bounds)!
    .slice(1)
    .map((text) => Number(text.replace('−', '-'))) as [number, number];
  const other = await page.context().newPage();
  await other.goto('');
  const ring = other.locator('.ring').first();
  await expect(ring).toHaveAttribute('aria-label', 'not started');
  await answer(exercise, String(hi - lo + 1));
  await expect(exercise).toHaveAttribute('data-verdict', 'right');
  await expect(ring).toHaveAttribute('aria-label', /^1 of \d+ exercises done$/);
});

test('a choice is made with the keyboard alone', async ({ page }) => {
  const exercise = await open(page, 'prngs/odd-even');
  await exercise.locator('input[type="radio"]').first().focus();
  await page.keyboard.press('Space');
  for (let tries = 0; tries < 3; tries++) {
    await page.keyboard.press('Enter');
    if ((await exercise.getAttribute('data-verdict')) === 'right') break;
    await expect(verdict(exercise)).toBeVisible();
    await page.keyboard.press('ArrowDown');
  }
  await expect(exercise).toHaveAttribute('data-verdict', 'right');
});

test('a trace points at the first value that is off', async ({ page }) => {
  const exercise = await open(page, 'modulo-bias/full-mapping');
  const blanks = exercise.locator('input');
  for (const blank of await blanks.all()) await blank.fill('0');
  await exercise.locator('button[name="check"]').click();
  await expect(exercise).toHaveAttribute('data-verdict', 'wrong');
  // Raw value 0 does go into pile 0; the next one does not.
  await expect(blanks.nth(0)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(blanks.nth(1)).toHaveAttribute('aria-invalid', 'true');
});

test('a goal is reached with the figure’s own controls', async ({ page }) => {
  const exercise = await open(page, 'modulo-bias/alike');
  await expect(exercise.locator('figure[data-widget]')).toHaveAttribute('data-state', 'ready');
  await exercise.locator('button[name="check"]').click();
  await expect(exercise).toHaveAttribute('data-verdict', 'wrong');
  const slider = exercise.locator('input[type="range"][name="raw"]');
  const piles = Number(await exercise.locator('input[type="range"][name="piles"]').inputValue());
  await slider.focus();
  await slider.press('Home');
  for (let raw = 1; raw < piles * 2; raw++) await slider.press('ArrowRight');
  await expect(slider).toHaveValue(String(piles * 2));
  await exercise.locator('button[name="check"]').click();
  await expect(exercise).toHaveAttribute('data-verdict', 'right');
});

test('a prediction is committed once, answered with every option’s sentence, and never called wrong', async ({
  page,
}) => {
  const prediction = await open(page, 'modulo-bias/which-face');
  await prediction.getByRole('radio', { name: 'None: the generator is fair' }).check();
  await prediction.locator('button[name="commit"]').click();
  await expect(prediction).toContainText('Many people expect this');
  await expect(prediction).toContainText('16 = 2 × 6 + 4');
  await expect(prediction).toHaveAttribute('data-verdict', 'none');
  await page.reload();
  await prediction.scrollIntoViewIfNeeded();
  await expect(prediction).toContainText('16 = 2 × 6 + 4');
});

test('a sketch is drawn with sliders, then the truth is laid over it', async ({ page }) => {
  const sketch = await open(page, 'prngs/predict-die');
  const bars = sketch.locator('input[type="range"]');
  expect(await bars.count()).toBe(6);
  await bars.first().focus();
  await page.keyboard.press('End');
  await sketch.locator('button[name="commit"]').click();
  await expect(sketch).toContainText('The counts are');
});

for (const address of chapters) {
  test(`every exercise of /${address} wakes, takes an answer and gives a verdict, without a word on the console`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(address);
    await wakeAll(page);
    for (const exercise of await page.locator('.exercise').all()) {
      await expect(exercise).toHaveAttribute('data-state', 'ready');
      for (const field of await exercise.locator('input[type="text"], input:not([type])').all())
        await field.fill('7');
      const choices = exercise.locator('input[type="radio"], input[type="checkbox"][value]');
      if ((await exercise.getAttribute('data-kind')) === 'choice') await choices.first().check();
      if ((await exercise.getAttribute('data-kind')) === 'parsons')
        await exercise
          .getByRole('button', { name: /^Use: / })
          .first()
          .click();
      await exercise.locator('button[name="check"]').click();
      await expect(exercise).not.toHaveAttribute('data-verdict', 'none');
      await exercise.locator('button[name="solution"]').click();
      await expect(exercise.getByText(/^(Solution|Worked)/).first()).toBeVisible();
    }
    expect(complaints).toEqual([]);
  });
}
