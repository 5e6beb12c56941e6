import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/** Every link, source and fragment of a build that does not lead to something in that build. */
function deadLinks(folder: string, base: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const dead: string[] = [];
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const here = new URL(base + file.replace(/index\.html$/, ''), 'http://book.test');
    for (const [, written] of text.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
      const target = new URL(written!.replaceAll('&amp;', '&').replaceAll('&#38;', '&'), here);
      // The canonical address names the host; other sites are not ours to test.
      if (target.protocol === 'data:' || (target.host !== 'book.test' && target.host !== 'localhost:4321'))
        continue;
      if (!target.pathname.startsWith(base)) {
        dead.push(`${file}: ${written} leaves ${base}`);
        continue;
      }
      let path = join(folder, decodeURIComponent(target.pathname.slice(base.length)));
      if (existsSync(path) && statSync(path).isDirectory()) path = join(path, 'index.html');
      if (!existsSync(path)) dead.push(`${file}: ${written}`);
      else if (
        target.hash &&
        !readFileSync(path, 'utf8').includes(` id="${decodeURIComponent(target.hash.slice(1))}"`)
      )
        dead.push(`${file}: no ${target.hash} in ${written}`);
    }
  }
  return dead;
}

test('every link and fragment leads somewhere, at the root', () => {
  expect(deadLinks(join(root, 'dist'), '/')).toEqual([]);
});

test('every link and fragment leads somewhere, under a sub-path', () => {
  expect(deadLinks(join(root, 'reports/sub-path'), '/book/')).toEqual([]);
});

test('a figure wakes, and its tools work, under a sub-path', async ({ page }) => {
  await page.goto('http://localhost:4174/book/widgets/pigeonholes/?piles=5');
  await expect(page.locator('figure[data-widget]')).toHaveAttribute('data-state', 'ready');
  await expect(page.locator('input[type="range"][name="piles"]')).toHaveValue('5');
  await page.getByRole('button', { name: 'Code' }).click();
  await expect(page.getByRole('dialog')).toContainText('moduloInt');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Embed' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(
    /\/book\/embed\/v1\/w\/pigeonholes\/\?piles=5"/,
  );
});

test('an address that leads nowhere gets the book’s own page', async ({ page }) => {
  const answer = await page.goto('chapters/no-such-chapter/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'contents' })).toBeVisible();
});
