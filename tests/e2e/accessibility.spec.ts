import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { pages, wakeAll } from './site';

for (const address of pages) {
  test(`/${address} has nothing that axe finds, in both themes and at three widths, and fits 320 px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    await wakeAll(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    const found: string[] = [];
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, help, nodes } of violations) {
          found.push(
            `${width} px, ${colorScheme}: ${id}: ${help}: ${nodes.map(({ target }) => target).join(' | ')}`,
          );
        }
      }
    }
    expect(found).toEqual([]);
  });
}
