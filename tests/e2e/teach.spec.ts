/** The desk for embedding, and what it hands out, as an instructor uses them. */
import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { dist, html } from './site';

const text = (page: Page) => page.locator('textarea[name="snippet"]').inputValue();
const preview = (page: Page) => page.frameLocator('iframe[name="preview"]');
const take = (page: Page, format: string) => page.locator('select[name="format"]').selectOption(format);

test('a figure is found by a word, chosen by keyboard, set up, and seen as it will be', async ({ page }) => {
  await page.goto('teach/embed/');
  await page.locator('input[name="find"]').fill('zebra');
  await expect(page.getByText('Nothing is called so.')).toBeVisible();
  await page.locator('input[name="find"]').fill('headings');
  await expect(page.locator('[data-words]:visible')).not.toHaveCount(0);
  await page.locator('a[data-choose="w/arrows"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Values read as headings' })).toBeFocused();

  await page.getByLabel('Turns', { exact: true }).fill('2');
  await page.getByLabel('Turns', { exact: true }).press('Tab');
  await page.locator('select[name="freedom-seed"]').selectOption('locked');
  await page.locator('select[name="freedom-octaves"]').selectOption('hidden');
  const figure = preview(page).locator('figure[data-widget="arrows"]');
  await expect(figure).toHaveAttribute('data-params', /"turns":2/);
  await expect(figure.locator('input[name="seed"]').first()).toBeDisabled();
  await expect(figure.locator('input[name="octaves"]')).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('?item=w/arrows&turns=2&hide=octaves&lock=seed');
  await page.reload();
  await expect(page.getByLabel('Turns', { exact: true })).toHaveValue('2');
});

test('what is moved in the preview is in the text', async ({ page }) => {
  await page.goto('teach/embed/?item=w/arrows');
  const slider = preview(page).locator('input[type="range"][name="turns"]');
  await slider.focus();
  await slider.press('End');
  await expect.poll(() => text(page)).toContain('/embed/v1/w/arrows/?turns=4');
  await expect(page.getByLabel('Turns', { exact: true })).toHaveValue('4');
  // The preview has not been fetched anew for its own news.
  await expect(slider).toBeFocused();
});

test('a quiz is set up, and trying it uses up nothing', async ({ page }) => {
  await page.goto('teach/embed/?item=x/octaves/amplitude-sum');
  await page.locator('input[name="variant"]').fill('week three');
  await page.locator('select[name="mode"]').selectOption('quiz');
  await page.locator('.more summary').click();
  await page.locator('input[name="attempts"]').fill('2');
  await page.locator('input[name="attempts"]').press('Tab');
  await take(page, 'link');
  await expect.poll(() => text(page)).toMatch(/\?variant=\d+&mode=quiz&attempts=2$/);
  await expect(page.locator('iframe[name="preview"]')).toHaveAttribute('src', /attempts=2/);
  const inside = preview(page);
  await expect(inside.locator('section.exercise')).toHaveAttribute('data-state', 'ready');
  await inside.locator('input[name="answer"]').fill('1');
  await inside.locator('button[name="check"]').click();
  await expect(inside.getByText('One attempt is left.')).toBeVisible();
  await page.reload();
  await expect(preview(page).getByText('2 attempts are left.')).toBeVisible();
});

for (const format of ['iframe', 'element']) {
  test(`the ${format} works in a page that it is pasted into`, async ({ page }) => {
    await page.goto('teach/embed/?item=w/pigeonholes&piles=7&lock=piles');
    await take(page, format);
    const pasted = await text(page);
    await page.goto('about/');
    await page.setContent(`<!doctype html><title>A course</title><main>${pasted}</main>`);
    const figure = page.frameLocator('iframe').locator('figure[data-widget="pigeonholes"]');
    await expect(figure).toHaveAttribute('data-params', /"piles":7/);
    await expect(figure).toHaveAttribute('data-state', 'ready');
  });
}

test('a link, Markdown and an address for oEmbed lead where they should; the file is a click away', async ({
  page,
}) => {
  await page.goto('teach/embed/?item=w/pigeonholes&piles=7');
  const home = new URL(page.url()).origin;
  await take(page, 'link');
  expect(await text(page)).toBe(`${home}/embed/v1/w/pigeonholes/?piles=7`);
  await take(page, 'markdown');
  expect(await text(page)).toMatch(/^\[.+\]\(http:.+\?piles=7\)$/);
  await take(page, 'oembed');
  const answer = await page.request.get(await text(page));
  expect(answer.headers()['content-type']).toContain('application/json');
  expect(await answer.json()).toMatchObject({ version: '1.0', type: 'rich' });
  await page.getByRole('link', { name: 'As a file' }).click();
  await expect(page.locator('select[name="item"]')).toHaveValue('w/pigeonholes');
  expect(new URL(page.url()).searchParams.get('piles')).toBe('7');
});

test('an address that asks in vain is answered in words', async ({ page }) => {
  await page.goto('teach/embed/?item=w/nothing');
  await expect(page.getByText('names no figure and no exercise of the book')).toBeVisible();
  await page.goto('teach/embed/?item=w/arrows&turns=99&theme=pink');
  await expect(page.getByText('turns=99 is more than 4, so this shows 4.')).toBeVisible();
  await expect(page.getByText('theme=pink is not one of')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the desk when it is set up: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('teach/embed/?item=w/flow-field');
    await page.locator('.more summary').click();
    await expect(preview(page).locator('figure')).toHaveAttribute('data-state', 'ready');
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}

test('each item’s pages lead to its oEmbed answers, which lead back to it', () => {
  const pages = [
    ['widgets/flow-field/', 'w/flow-field'],
    ['embed/v1/w/flow-field/', 'w/flow-field'],
    ['embed/v1/x/modulo-bias/favored-count/', 'x/modulo-bias/favored-count'],
  ] as const;
  for (const [page, item] of pages) {
    const source = html(page);
    for (const [format, kind] of [
      ['json', 'application/json+oembed'],
      ['xml', 'text/xml+oembed'],
    ] as const) {
      const link = new RegExp(`<link rel="alternate" type="${kind.replace('+', '\\+')}" href="([^"]+)"`).exec(
        source,
      )!;
      expect(new URL(link[1]!).pathname).toBe(`/embed/v1/oembed/${item}.${format}`);
      const answer = readFileSync(join(dist, new URL(link[1]!).pathname), 'utf8');
      expect(answer).toContain(`/embed/v1/${item}/`);
      if (format === 'json') {
        const { html: frame } = JSON.parse(answer) as { html: string };
        expect(frame).toMatch(/^<iframe [^<>]+><\/iframe>$/);
      }
    }
  }
});
