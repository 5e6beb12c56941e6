/** Noise Fields by key, by button and by touch. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { blocksOf, grey } from '../../components/widgets/flow-field/field';

const settings = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse((await page.locator('.studio').getAttribute('data-settings'))!) as Record<string, unknown>;

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`studio/${query}`);
  await expect(page.locator('.studio')).toHaveAttribute('data-state', /running|paused/);
}

/** How many pixels of the canvas are amber: red well above blue. */
const amber = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas')!;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let found = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at]! > data[at + 2]! + 60) found++;
    return found;
  });

test.use({ viewport: { width: 1000, height: 700 } });

test('every key does what the list of keys says', async ({ page }) => {
  await open(page);
  const after = async (key: string) => {
    await page.keyboard.press(key);
    return settings(page);
  };
  expect((await after('ArrowRight'))['seed']).toBe(1235);
  expect((await after('ArrowLeft'))['seed']).toBe(1234);
  for (const octaves of [1, 2, 3, 4]) expect((await after('o'))['octaves']).toBe(octaves);
  expect(await after('w')).toMatchObject({ white: true });
  expect(await after('W')).toMatchObject({ white: false });
  expect(await after('n')).toMatchObject({ noise: true });
  expect(await after('s')).toMatchObject({ naive: true });
  expect((await after('Space'))['seed']).not.toBe(1234);
  await page.keyboard.press('p');
  await expect(page.locator('.studio')).toHaveAttribute('data-state', 'paused');
  await page.keyboard.press('?');
  await expect(page.getByRole('region', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Keys' })).toHaveCount(0);
});

test('the seed wraps at both ends', async ({ page }) => {
  await open(page, '?seed=0');
  await page.keyboard.press('ArrowLeft');
  expect((await settings(page))['seed']).toBe(4294967295);
  await page.keyboard.press('ArrowRight');
  expect((await settings(page))['seed']).toBe(0);
});

test('every key has a button too, and a click leaves the space bar free', async ({ page }) => {
  await open(page);
  await page.locator('button[name="up"]').click();
  expect((await settings(page))['seed']).toBe(1235);
  for (const name of ['octaves', 'white', 'noise', 'spray', 'fresh'])
    await page.locator(`button[name="${name}"]`).click({ force: true });
  expect(await settings(page)).toMatchObject({ octaves: 1, white: true, noise: true, naive: true });
  const { seed } = await settings(page);
  await page.keyboard.press('Space');
  expect((await settings(page))['seed']).not.toBe(seed);
});

test('a word is a seed, and an empty one changes nothing', async ({ page }) => {
  await open(page);
  const box = page.locator('input[name="seed"]');
  await box.fill('dragon');
  await box.press('Enter');
  const { seed } = await settings(page);
  expect(seed).not.toBe(1234);
  await expect(page.getByRole('status')).toHaveText(`The word “dragon” is the seed ${String(seed)}.`);
  await expect(box).toHaveValue(String(seed));
  await box.fill('');
  await box.press('Enter');
  await expect(box).toHaveValue(String(seed));
});

for (const seed of [1234, 1235]) {
  test(`the noise of seed ${seed} is drawn in the reference’s greys`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `?seed=${seed}&noise=1&particles=100`);
    const field = { seed, octaves: 4, white: false, turns: 2, curl: false, depth: 0 };
    const wanted = Array.from(blocksOf(field, 1000, 700).values, grey);
    const drawn = await page.evaluate(() => {
      const { data } = document.querySelector('canvas')!.getContext('2d')!.getImageData(0, 0, 1000, 700);
      return Array.from({ length: 28_000 }, (_, block) => {
        const x = (block % 200) * 5 + 2;
        const y = Math.floor(block / 200) * 5 + 2;
        return data[4 * (y * 1000 + x)]!;
      });
    });
    // A hundred particles lie over some of the blocks; all others must be exact.
    const differing = drawn.filter((shade, block) => shade !== wanted[block]).length;
    expect(differing).toBeLessThan(400);
  });
}

test('a click sprays amber, and so does a tap', async ({ browser }) => {
  for (const hasTouch of [false, true]) {
    const context = await browser.newContext({
      hasTouch,
      viewport: { width: 800, height: 600 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await open(page);
    await page.keyboard.press('.');
    expect(await amber(page)).toBe(0);
    if (hasTouch) await page.touchscreen.tap(400, 250);
    else await page.mouse.click(400, 250);
    await page.keyboard.press('.');
    expect(await amber(page)).toBeGreaterThan(300);
    await context.close();
  }
});

test('a link brings back the very picture', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '?seed=77&octaves=2&turns=1.5&frame=500');
  for (let step = 0; step < 5; step++) await page.keyboard.press('.');
  const picture = () => page.evaluate(() => document.querySelector('canvas')!.toDataURL());
  const before = await picture();
  await page.locator('button[name="more"]').click();
  await page.locator('button[name="link"]').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('frame=505');
  await page.goto(link);
  await expect(page.locator('.studio')).toHaveAttribute('data-state', 'paused');
  expect(await picture()).toBe(before);
});

test('garbage in the address is replaced, and said', async ({ page }) => {
  await open(page, '?particles=1e9&octaves=none&turns=-4');
  expect(await settings(page)).toMatchObject({ particles: 200_000, octaves: 4, turns: 0.25 });
  await expect(page.getByRole('status')).toContainText('1e9');
});

test('the picture can be kept', async ({ page }) => {
  await open(page);
  await page.locator('button[name="more"]').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('button[name="picture"]').click(),
  ]);
  expect(download.suggestedFilename()).toBe('noise-fields-1234.png');
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.readUInt32BE(16)).toBe(1000);
});

test('the bar goes away by itself, and not from under the keyboard', async ({ page }) => {
  await page.clock.install();
  await open(page);
  const bar = page.locator('.studio > .bar');
  await page.clock.runFor(6000);
  await expect(bar).toBeHidden();
  await page.mouse.move(300, 300);
  await expect(bar).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.clock.runFor(6000);
  await expect(bar).toBeVisible();
});

test('without script there is a picture, and a sentence that says why it stands still', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('studio/');
  expect(
    await page.locator('.studio img').evaluate((image) => (image as HTMLImageElement).naturalWidth),
  ).toBe(1000);
  await expect(page.getByText('The field needs JavaScript to move.')).toBeVisible();
  await context.close();
});
