/** What teachers read and show: the guide's snippets, the notes' links, the slides. */
import { expect, test } from '@playwright/test';
import { openHosts, type Hosts } from './hosts';
import { html, pages } from './site';

let hosts: Hosts;
test.beforeAll(async () => {
  hosts = await openHosts();
});
test.afterAll(() => hosts.close());

test('the guide shows a figure that works, and its frame and element work in a page of another origin', async ({
  page,
}) => {
  await page.goto('teach/guide/');
  await page.locator('iframe.example').scrollIntoViewIfNeeded();
  const example = page.frameLocator('iframe.example').locator('figure[data-widget="pigeonholes"]');
  await expect(example).toHaveAttribute('data-params', /"piles":4/);
  const [frame, element] = await Promise.all(
    ['A frame to paste', 'An element to paste'].map((name) => page.getByRole('region', { name }).innerText()),
  );
  for (const pasted of [frame!, element!]) {
    // The book was built for another address than the one it stands at here.
    expect(pasted).toContain('http://localhost:4173/embed/v1');
    await page.goto(`${hosts.origin}/course`);
    await page.setContent(`<!doctype html><title>A course</title><main>${pasted}</main>`);
    await expect(page.frameLocator('iframe').locator('figure')).toHaveAttribute('data-state', 'ready');
  }
});

test('every snippet of the guide leads to a page that there is', () => {
  const source = html('teach/guide/');
  const addresses = [...source.matchAll(/http:\/\/localhost:4321\/([a-z0-9/-]+\/)(?=[?"&]|$)/g)].map(
    ([, path]) => path!,
  );
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of new Set(addresses)) expect(pages).toContain(address);
});

test('a figure that a note names opens with the note’s settings', async ({ page }) => {
  await page.goto('teach/notes/');
  await page.locator('a[href*="corner=truncate"]').click();
  await expect(page.locator('figure[data-widget="blend-2d"]')).toHaveAttribute(
    'data-params',
    /"corner":"truncate"/,
  );
});

test.describe('the slides', () => {
  test('are turned by keys, fetch a figure when it is near, and the figure answers', async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('teach/slides/');
    await expect(page.locator('html')).toHaveAttribute('data-slides', 'ready');
    const last = page.locator('iframe[title="Noise Fields"]');
    expect(await last.getAttribute('src')).toBeNull();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Ten cards' })).toBeVisible();
    const frame = page.frameLocator('.present iframe');
    const slider = frame.locator('input[type="range"]').first();
    await expect(frame.locator('figure')).toHaveAttribute('data-state', 'ready');
    // The slides take the focus once more when a frame has been fetched whole.
    await expect.poll(() => frame.locator('html').evaluate(() => document.readyState)).toBe('complete');
    await expect(async () => {
      await slider.focus();
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    }).toPass();
    const before = await frame.locator('figure').getAttribute('data-params');
    await slider.press('ArrowRight');
    await expect(frame.locator('figure')).not.toHaveAttribute('data-params', before!);
    // The arrow was the slider's own.
    await expect(page.getByRole('heading', { name: 'Ten cards' })).toBeVisible();
    await page.locator('.present h2').click();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Each card changes places' })).toBeVisible();
    await expect.poll(() => new URL(page.url()).hash).toBe('#/2');
    expect(problems).toEqual([]);
  });

  test('fit a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 720 });
    await page.goto('teach/slides/#/1');
    await expect(page.locator('html')).toHaveAttribute('data-slides', 'ready');
    const box = (await page.locator('.present iframe').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('are a page with questions, pictures and links', async ({ page }) => {
      await page.goto('teach/slides/');
      await expect(page.getByRole('heading', { name: 'Nobody drew these rivers' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Noise Fields' })).toBeVisible();
      await expect(page.locator('.without-script .still').first()).toBeVisible();
    });
  });
});
