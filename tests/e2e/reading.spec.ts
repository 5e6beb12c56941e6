/** What a reader does with a chapter: the theme, the terms, the cards, the printed page, no script, no storage. */
import { expect, test, type Page } from '@playwright/test';
import { chapters, wakeAll } from './site';

const chapter = 'chapters/prngs/';

test('the cover offers to start, and later to carry on', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('link', { name: 'Start reading' })).toHaveAttribute('href', `/${chapter}`);
  await page.goto('chapters/modulo-bias/');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('dice-and-drift')))
    .toContain('"lastChapter":"modulo-bias"');
  await page.goto('');
  await expect(page.getByRole('link', { name: 'Carry on with The remainder trap' })).toBeVisible();
});

test('the cover moves, can be stirred and held still, and holds still by itself where less motion is asked for', async ({
  page,
}) => {
  const picture = () =>
    page.locator('.cover canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await page.goto('');
  const first = await picture();
  await expect.poll(picture).not.toBe(first);
  await page.getByRole('button', { name: 'Hold the field still' }).click();
  const held = await picture();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await picture()).toBe(held);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Let the field flow' })).toBeVisible();
});

test('the theme is the system’s until the reader chooses, and the choice is there before the first paint', async ({
  page,
}) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(chapter);
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await paper();
  expect(dark).not.toBe(light);
  const button = page.getByRole('button', { name: /^Theme/ });
  await button.click();
  expect(await paper()).toBe(light);
  // Scripts of the page held back: the choice must not wait for them.
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await paper()).toBe(light);
});

test('a term opens its meaning on hover and on focus, inside the window, and closes on Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(chapter);
  const meaning = page.getByRole('tooltip');
  for (const term of await page.locator('.term').all()) {
    await term.focus();
    await expect(meaning).toBeVisible();
    const box = (await meaning.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
    await expect(meaning).toBeHidden();
  }
  await page.locator('.term').first().hover();
  await expect(meaning).toBeVisible();
  // The pointer may travel onto the box without closing it.
  await meaning.hover();
  await expect(meaning).toBeVisible();
});

test('a recall card is graded, comes back at once when missed, and opens the next chapter when it is due', async ({
  page,
}) => {
  await page.goto(chapter);
  const cards = page.locator('[data-card]');
  const first = cards.first();
  const id = await first.getAttribute('data-card');
  await first.locator('summary').click();
  await first.getByRole('button', { name: 'Not yet' }).click();
  await expect(cards.last()).toHaveAttribute('data-card', id!);
  await page.goto('chapters/modulo-bias/');
  await expect(page.locator(`.only-due [data-card="${id}"]`)).toBeVisible();
  await expect(page.getByText('what is due today')).toBeVisible();
});

test('pointing at a symbol lights it in the formula and in the listing', async ({ page }) => {
  await page.goto(chapter);
  await page.locator('span.symbol[data-symbol="a"]').first().hover();
  await expect(page.locator('.katex [data-symbol="a"].lit')).toHaveCount(1);
  await expect(page.locator('.listing [data-symbol="a"].lit').first()).toBeVisible();
});

async function storageThat(page: Page, behavior: 'blocked' | 'full' | 'corrupt'): Promise<void> {
  await page.addInitScript((how) => {
    if (how === 'corrupt') localStorage.setItem('dice-and-drift', '{"version":1,"exer');
    if (how === 'full') {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    }
    if (how === 'blocked') {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  }, behavior);
}

for (const behavior of ['blocked', 'full', 'corrupt'] as const) {
  test(`with storage ${behavior}, everything works and the page says once that it is not saved`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await storageThat(page, behavior);
    await page.goto(chapter);
    await wakeAll(page);
    await page.locator('[data-card] summary').first().click();
    await page.getByRole('button', { name: 'I had it' }).first().click();
    await expect(page.locator('.unsaved')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

for (const address of chapters) {
  test.describe(`/${address}`, () => {
    test('reads without script: figures, hints, answers', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(address);
      const pictures = page.locator('.picture > svg, .picture > img');
      expect(await pictures.count()).toBeGreaterThan(3);
      for (const picture of await pictures.all()) await expect(picture).toBeVisible();
      const exercise = page.locator('.exercise').first();
      await expect(exercise.getByRole('button')).toHaveCount(0);
      await exercise.locator('summary').first().click();
      await expect(page.locator('[data-answer-for]').first()).toBeVisible();
      await context.close();
    });

    test('prints every figure, every hint, and the answers at the end', async ({ page }) => {
      await page.goto(address);
      await wakeAll(page);
      await page.emulateMedia({ media: 'print' });
      for (const picture of await page.locator('.picture > svg, .picture > canvas').all())
        await expect(picture).toBeVisible();
      const exercises = page.locator('.exercise');
      const answers = page.locator('[data-answer-for]');
      expect(await exercises.count()).toBeGreaterThanOrEqual(8);
      for (const exercise of await exercises.all()) {
        await expect(exercise.locator('.print-only > *').first()).toBeVisible();
      }
      for (const answer of await answers.all()) await expect(answer).toBeVisible();
      expect(await answers.count()).toBeGreaterThanOrEqual(await exercises.count());
      await expect(page.locator('.bar')).toBeHidden();
      expect((await page.pdf()).byteLength).toBeGreaterThan(50_000);
    });

    test('every figure and exercise can be reached with the keyboard, in reading order', async ({ page }) => {
      await page.goto(address);
      await wakeAll(page);
      const order = await page.evaluate(() => {
        const places = [
          ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
        ];
        return places.filter((place) => place.tabIndex > 0).length;
      });
      expect(order).toBe(0);
    });
  });
}
