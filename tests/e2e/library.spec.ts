import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fractal2 } from '../../src/noise';

test('the library’s page example draws hills with the module as it is downloaded', async ({ page }) => {
  const example = readFileSync(join(import.meta.dirname, '../../content/library/in-a-page.html'), 'utf8');
  await page.route('**/library/in-a-page.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: example }),
  );
  await page.goto('library/in-a-page.html');
  const greyAt = (x: number, y: number) =>
    page.evaluate(
      ([x, y]) => document.querySelector('canvas')!.getContext('2d')!.getImageData(x!, y!, 1, 1).data[0],
      [x, y],
    );
  for (const [x, y] of [
    [0, 0],
    [100, 80],
    [239, 159],
  ] as const)
    await expect.poll(() => greyAt(x, y)).toBe(Math.round(255 * fractal2(x / 40, y / 40, 4, 1234)));
});
