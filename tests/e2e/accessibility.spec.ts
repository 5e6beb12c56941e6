import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { pages, wakeAll } from './site';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 820, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });
      for (const address of pages) {
        test(`axe finds nothing on /${address}`, async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.goto(address);
          await wakeAll(page);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(
              ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(' | ')}`,
            ),
          ).toEqual([]);
        });
      }
    });
  }
}

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const address of pages) {
    test(`/${address} does not scroll sideways`, async ({ page }) => {
      await page.goto(address);
      await wakeAll(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
});
