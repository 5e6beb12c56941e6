import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { pages, wakeAll } from './site';

/** Embedded pages are the same figures and exercises without a page around them: their own tests look at them. */
const readerPages = pages.filter((page) => !page.startsWith('embed/'));

for (const address of readerPages) {
  test(`/${address}: axe finds nothing at three widths and in both themes, 320 px are enough, no other origin is asked`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.host !== 'localhost:4173') elsewhere.push(request.url());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    await wakeAll(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    const found: string[] = [];
    // The dark theme changes colors alone, and those do not depend on the width.
    for (const [width, themes] of [
      [390, ['light']],
      [820, ['light']],
      [1440, ['light', 'dark']],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // Pages have no frames to look into until a program runs, and only violations are wanted: much the faster way.
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .options({ resultTypes: ['violations'] })
          .analyze();
        for (const { id, help, nodes } of violations) {
          found.push(
            `${width} px, ${colorScheme}: ${id}: ${help}: ${nodes.map(({ target }) => target).join(' | ')}`,
          );
        }
      }
    }
    expect(found).toEqual([]);
    expect(elsewhere).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}
