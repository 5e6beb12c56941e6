import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { chapters, dist, html, wakeAll } from './site';

const zipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;
const KILO = 1000;

/** Adds up, compressed, the scripts that the page fetches from now on. Inline scripts count with the first call. */
function countScript(page: Page): () => number {
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    bytes += zipped(readFileSync(join(dist, new URL(response.url()).pathname)));
  });
  return () => bytes;
}

for (const address of chapters) {
  test.describe(`/${address}`, () => {
    test('has at most 60 kB of HTML and style, compressed', () => {
      const text = html(address);
      const sheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!);
      const bytes = sheets.reduce(
        (sum, sheet) => sum + zipped(readFileSync(join(dist, sheet))),
        zipped(text),
      );
      test.info().annotations.push({ type: 'measured', description: `${bytes} bytes` });
      expect(bytes).toBeLessThanOrEqual(60 * KILO);
    });

    test('runs at most 35 kB of script at load and 90 kB with everything awake', async ({ page }) => {
      const script = countScript(page);
      const inline = [...html(address).matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
        .map(([, body]) => body)
        .join('');
      await page.goto(address, { waitUntil: 'networkidle' });
      const atLoad = script() + zipped(inline);
      await wakeAll(page);
      const awake = script() + zipped(inline);
      test.info().annotations.push({ type: 'measured', description: `${atLoad} at load, ${awake} awake` });
      expect(atLoad).toBeLessThanOrEqual(35 * KILO);
      expect(awake).toBeLessThanOrEqual(90 * KILO);
    });

    test('has its formulas set at build', () => {
      const text = html(address);
      expect(text.match(/class="katex"/g)!.length).toBeGreaterThan(5);
      expect(text).not.toMatch(/katex-error|language-math|\$\$/);
    });
  });
}

test('no task holds the page for 50 ms while 600,000 dice roll, and progress shows', async ({ page }) => {
  await page.goto('widgets/die-rolls/?rolls=600000');
  const figure = page.locator('figure[data-widget]');
  await expect(figure).toHaveAttribute('data-state', 'ready');
  await expect(page.locator('output[name="total"]')).toHaveText('600000');
  await page.evaluate(() => {
    const seen = { longest: 0, states: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ entryTypes: ['longtask'] });
    const root = document.querySelector('figure[data-widget]')!;
    new MutationObserver(() => seen.states.push(root.getAttribute('data-state')!)).observe(root, {
      attributeFilter: ['data-state'],
    });
  });

  // The browser reports a task as long from 50 ms on. One run in three without any shows that the work itself is cut
  // small; a single pause may be the machine's.
  const longest: number[] = [];
  for (let run = 0; run < 3; run++) {
    await page.locator('button[name="run"]').click();
    await expect(page.locator('button[name="run"]')).toBeVisible();
    await expect(figure).toHaveAttribute('data-state', 'ready');
    const seen = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: { longest: number; states: string[] } };
      const copy = { ...seen, states: [...seen.states] };
      seen.longest = 0;
      return copy;
    });
    expect(seen.states).toContain('running');
    longest.push(seen.longest);
  }
  expect(Math.min(...longest)).toBeLessThan(50);
});
