/** One contract for all figures: what a reader can count on, whichever one is on the page. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { html, widgets } from './site';

const parameters = async (figure: Locator): Promise<Record<string, unknown>> =>
  JSON.parse((await figure.getAttribute('data-params'))!) as Record<string, unknown>;

async function open(page: Page, name: string, query = ''): Promise<Locator> {
  await page.goto(`widgets/${name}/${query}`);
  const figure = page.locator(`figure[data-widget="${name}"]`);
  await expect(figure).toHaveAttribute('data-state', 'ready');
  return figure;
}

/** Moves a control with the keyboard alone, and says whether its parameter changed. */
async function nudge(figure: Locator, control: Locator): Promise<boolean> {
  const before = await figure.getAttribute('data-params');
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
  );
  await control.focus();
  const keys =
    kind === 'checkbox' ? ['Space'] : kind === 'select' ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
  for (const key of keys) {
    await control.press(key);
    if ((await figure.getAttribute('data-params')) !== before) return true;
  }
  return false;
}

for (const name of widgets) {
  test.describe(name, () => {
    test('wakes without a word on the console, reports numbers, and every labeled control answers the keyboard', async ({
      page,
    }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      const figure = await open(page, name);
      expect(complaints).toEqual([]);
      for (const output of await figure.locator('output').all()) {
        expect(await output.getAttribute('name')).toMatch(/^[a-z][a-zA-Z]*$/);
        expect((await output.textContent())!.trim()).toMatch(/^-?\d+(\.\d+)?$/);
      }
      expect((await figure.locator('[aria-live="polite"]').textContent())!.length).toBeGreaterThan(20);

      const controls = await figure.locator('input[name], select[name]').all();
      expect(controls.length).toBeGreaterThan(0);
      for (const control of controls) {
        const label = await control.evaluate(
          (element) => (element as HTMLInputElement).labels![0]!.innerText,
        );
        expect(label.trim()).not.toBe('');
        expect(await nudge(figure, control), `${label} answers`).toBe(true);
      }
      for (const slider of await figure.locator('input[type="range"]').all()) {
        const id = (await slider.getAttribute('name'))!;
        await slider.press('Home');
        await expect(slider).toHaveValue((await slider.getAttribute('min'))!);
        await slider.press('PageUp');
        expect(Number(await slider.inputValue()), `${id} leaps`).toBeGreaterThan(
          Number(await slider.getAttribute('min')),
        );
        await slider.press('End');
        await expect(slider).toHaveValue((await slider.getAttribute('max'))!);
        // The exact number can be typed beside every slider.
        const label = await slider.evaluate((element) =>
          (element as HTMLInputElement).labels![0]!.innerText.trim(),
        );
        const box = figure.getByRole('spinbutton', { name: `${label}, exact number` });
        await box.fill((await slider.getAttribute('min'))!);
        await box.press('Enter');
        await expect(slider).toHaveValue((await slider.getAttribute('min'))!);
      }
    });

    test('its address brings the settings back, and Reset the usual ones', async ({ page }) => {
      const figure = await open(page, name);
      const usual = await parameters(figure);
      for (const control of await figure.locator('input[name], select[name]').all())
        await nudge(figure, control);
      const changed = await parameters(figure);
      expect(changed).not.toEqual(usual);
      const differing = Object.keys(changed).filter((key) => changed[key] !== usual[key]);
      await expect.poll(() => new URL(page.url()).searchParams.size).toBe(differing.length);
      await page.reload();
      await expect.poll(() => parameters(figure)).toEqual(changed);
      await figure.locator('button[name="reset"]').click();
      await expect.poll(() => parameters(figure)).toEqual(usual);
      await expect.poll(() => new URL(page.url()).search).toBe('');
    });

    test('survives an address full of garbage, and says what it did', async ({ page }) => {
      const figure = await open(page, name, '?anything=garbage');
      const usual = await parameters(figure);
      await expect(figure.locator('.notice')).toBeHidden();
      const keys = await figure
        .locator('input[name], select[name]')
        .evaluateAll((elements) => elements.map((element) => (element as HTMLInputElement).name));
      // The kit's own tests try every kind of junk on every parameter; here the page must hold under some of each.
      const junk = ['garbage', '1e999', '-7', '%00', '<script>', ''];
      for (const shift of [0, 1]) {
        const query = new URLSearchParams(keys.map((key, i) => [key, junk[(i + shift) % junk.length]!]));
        query.set('anything', 'garbage');
        await open(page, name, `?${query.toString()}`);
        expect(Object.keys(await parameters(figure))).toEqual(Object.keys(usual));
        if (shift === 0) await expect(figure.getByRole('status').first()).toContainText(/garbage/);
      }
      await figure.locator('button[name="reset"]').click();
      await expect.poll(() => parameters(figure)).toEqual(usual);
    });

    test('its picture fills its box, sharp at any pixel ratio', async ({ browser }) => {
      const context = await browser.newContext({
        deviceScaleFactor: 2,
        viewport: { width: 800, height: 900 },
      });
      const page = await context.newPage();
      const figure = await open(page, name);
      const measure = () =>
        figure.locator('.picture').evaluate((box) => {
          const picture = box.querySelector('svg, canvas')!;
          const { width } = picture.getBoundingClientRect();
          const dots = picture instanceof HTMLCanvasElement ? picture.width : width * devicePixelRatio;
          return { fills: Math.abs(width - box.clientWidth) < 1.5, ratio: dots / width };
        });
      await expect.poll(async () => (await measure()).ratio).toBeGreaterThan(1.98);
      expect((await measure()).fills).toBe(true);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(async () => (await measure()).fills && (await measure()).ratio > 1.98).toBe(true);
      await context.close();
    });

    test('is a picture with words where there is no script', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`widgets/${name}/`);
      const figure = page.locator('figure[data-widget]');
      await expect(figure).toHaveAttribute('data-state', 'still');
      const picture = figure.locator('.picture > svg, .picture > img').first();
      await expect(picture).toBeVisible();
      const drawn = await picture.evaluate((element) =>
        element instanceof HTMLImageElement
          ? element.naturalWidth
          : element.querySelectorAll('rect, path, circle, line').length,
      );
      expect(drawn).toBeGreaterThan(3);
      expect((await figure.locator('[aria-live="polite"]').textContent())!.length).toBeGreaterThan(20);
      await expect(figure.locator('button[name="reset"]')).toBeHidden();
      await context.close();
    });

    test('Code shows the functions it runs, Link copies an address that brings these settings back, and alone it is bare', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const figure = await open(page, name);
      await nudge(figure, figure.locator('input[name], select[name]').first());
      const changed = await parameters(figure);
      await figure.locator('button[name="code"]').click();
      await expect(page.getByRole('dialog').locator('[data-listing]').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await figure.locator('button[name="link"]').click();
      await expect(figure.locator('.copied')).toHaveText('Link copied');
      await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
      await expect.poll(() => parameters(figure)).toEqual(changed);

      await page.goto(`embed/v1/w/${name}/`);
      await expect(figure).toHaveAttribute('data-state', 'ready');
      await expect(page.locator('header.bar')).toHaveCount(0);
      await expect(figure.getByRole('link', { name: 'From Dice & Drift' })).toBeVisible();
    });

    if (html(`widgets/${name}/`).includes('name="play"'))
      test('moves only while it is seen, never by itself, and can be paused and stepped', async ({
        page,
      }) => {
        const figure = await open(page, name);
        const play = figure.locator('button[name="play"]');
        const still = await parameters(figure);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        expect(await parameters(figure)).toEqual(still);

        await play.click();
        await expect.poll(() => parameters(figure)).not.toEqual(still);
        await expect(figure).toHaveAttribute('data-state', 'running');
        await page.evaluate(() => {
          document.body.style.paddingBottom = '4000px';
          scrollTo({ top: 5000, behavior: 'instant' });
        });
        await expect(figure).toHaveAttribute('data-state', 'paused');
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(figure).toHaveAttribute('data-state', 'running');
        await play.click();
        await expect(figure).toHaveAttribute('data-state', 'paused');
        // One step forward and back, from a place where there is room for both.
        await figure.locator('button[name="step"]').click();
        const there = await parameters(figure);
        await figure.locator('button[name="back"]').click();
        expect(await parameters(figure)).not.toEqual(there);
        await figure.locator('button[name="step"]').click();
        expect(await parameters(figure)).toEqual(there);
      });
  });
}
