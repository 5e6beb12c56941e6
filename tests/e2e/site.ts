/** What the tests know of the built site: its pages, and how a reader goes through one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, type Page } from '@playwright/test';

export const dist = join(import.meta.dirname, '../../dist');

/** Addresses of all pages, below the base: '', 'about/', 'chapters/prngs/', …, '404.html'. */
export const pages: string[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => relative('', file).replace(/(^|\/)index\.html$/, '$1'))
  .sort();

export const chapters = pages.filter((page) => page.startsWith('chapters/'));
export const widgets = pages
  .map((page) => /^widgets\/(.+)\/$/.exec(page)?.[1])
  .filter((name): name is string => name !== undefined);

export const html = (page: string): string =>
  readFileSync(join(dist, page, page.endsWith('/') || page === '' ? 'index.html' : ''), 'utf8');

/** Scrolls through the page until everything on it is awake. A part may ask for its code only after one pass. */
export async function wakeAll(page: Page): Promise<void> {
  await expect(async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height + 800; y += 500) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await page.locator('[data-state="still"]').count()).toBe(0);
  }).toPass({ timeout: 45_000 });
}
