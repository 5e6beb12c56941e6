/** Files to keep, packages for a course, and marking: what leaves the book works without it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Download, type Frame, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import ts from 'typescript';
import { makeReceipt, readReceipt, type Result } from '../../src/receipts';
import { dist } from './site';

const root = join(import.meta.dirname, '../..');
const folder = join(dist, 'embed/v1/file');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.txt'),
);

test('every figure and exercise is a file below 250 kB that may fetch nothing', () => {
  const exercises = files.filter((name) => name.startsWith('x/'));
  expect(files.length - exercises.length).toBe(readdirSync(join(dist, 'widgets')).length - 1);
  expect(exercises.length).toBeGreaterThan(30);
  for (const name of files) {
    expect(statSync(join(folder, name)).size, name).toBeLessThan(250_000);
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text, name).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none';`);
    expect(text.match(/<link |<script[^>]* src=|url\((?!data:)/g), name).toBeNull();
  }
});

async function downloadOf(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return download;
}

/** Chooses an exercise on the page for instructors. */
async function choose(page: Page, item: string, variant = '1', theme = 'auto'): Promise<void> {
  await page.goto(`teach/keep/?item=${item}`);
  await expect(page.locator('[name="item"]')).toHaveValue(item);
  if (item.startsWith('x/')) await page.locator('[name="variant"]').fill(variant);
  await page.locator('[name="theme"]').selectOption(theme);
}

/** Opens a download from the disk, in a browser without a connection. Whatever it asks for or complains of is told. */
async function openFile(browser: Browser, download: Download, name: string) {
  const path = test.info().outputPath(name);
  await download.saveAs(path);
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
  );
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!/^(file|data|blob|about):/.test(request.url())) complaints.push(`asks for ${request.url()}`);
  });
  await page.goto(pathToFileURL(path).href);
  return { page, complaints, context };
}

test('a figure keeps its settings, from the disk and offline', async ({ page, browser }) => {
  await page.goto('widgets/pigeonholes/?piles=5&raw=23');
  const download = await downloadOf(page, 'Keep as one file');
  expect(download.suggestedFilename()).toBe('pigeonholes.html');
  const { page: kept, complaints, context } = await openFile(browser, download, 'figure.html');
  await expect(kept.locator('figure[data-widget]')).toHaveAttribute('data-state', 'ready');
  const piles = kept.locator('input[type="range"][name="piles"]');
  await expect(piles).toHaveValue('5');
  await expect(kept.locator('output[name="threshold"]')).toHaveText('3');
  await piles.fill('6');
  await expect(kept.locator('output[name="threshold"]')).toHaveText('5');
  await kept.getByRole('button', { name: 'Reset' }).click();
  await expect(piles).toHaveValue('5');
  await expect(kept.getByRole('link', { name: 'From Dice & Drift' })).toHaveAttribute(
    'href',
    new URL('/widgets/pigeonholes/', page.url()).href,
  );
  expect(await kept.evaluate(() => document.fonts.check('16px "Instrument Sans"'))).toBe(true);
  expect((await new AxeBuilder({ page: kept }).analyze()).violations).toEqual([]);
  await kept.setViewportSize({ width: 320, height: 640 });
  expect(await kept.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(complaints).toEqual([]);
  await context.close();
});

test('long work in a figure is done in the file as well', async ({ page, browser }) => {
  await page.goto('widgets/die-rolls/?rolls=60000');
  const {
    page: kept,
    complaints,
    context,
  } = await openFile(browser, await downloadOf(page, 'Keep as one file'), 'long.html');
  await expect(kept.locator('output[name="total"]')).toHaveText('60000');
  await kept.getByRole('button', { name: 'Run' }).click();
  await expect(kept.locator('figure[data-widget]')).toHaveAttribute('data-state', 'ready');
  expect(complaints).toEqual([]);
  await context.close();
});

test('an exercise keeps its variant, remembers, and gives receipts', async ({ page, browser }) => {
  await choose(page, 'x/modulo-bias/favored-count', '17', 'dark');
  const download = await downloadOf(page, 'Keep as one file');
  const { page: kept, complaints, context } = await openFile(browser, download, 'exercise.html');
  const exercise = kept.locator('section[data-exercise]');
  await expect(exercise).toHaveAttribute('data-variant', '17');
  await expect(kept.locator('html')).toHaveAttribute('data-theme', 'dark');
  await exercise.locator('[name="answer"]').fill('1000');
  await exercise.locator('[name="answer"]').press('Enter');
  await expect(exercise).toHaveAttribute('data-verdict', 'wrong');
  await kept.getByLabel('Your name').fill('Ada');
  const reading = readReceipt(await kept.locator('[name="receipt"]').inputValue());
  expect(reading).toMatchObject({
    ok: true,
    result: { item: 'modulo-bias/favored-count', seed: 17, answer: '1000', score: 0, student: 'Ada' },
  });
  await exercise.getByRole('button', { name: 'Another like this' }).click();
  await expect(exercise).not.toHaveAttribute('data-variant', '17');
  const variant = await exercise.getAttribute('data-variant');
  await kept.reload();
  await expect(exercise).toHaveAttribute('data-variant', variant!);
  expect((await new AxeBuilder({ page: kept }).analyze()).violations).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a file keeps what is locked, and the terms of a quiz', async ({ page, browser }) => {
  await page.goto('teach/keep/?item=w/pigeonholes&piles=5&lock=piles');
  const figure = await openFile(browser, await downloadOf(page, 'Keep as one file'), 'locked.html');
  await expect(figure.page.locator('input[type="range"][name="piles"]')).toBeDisabled();
  await expect(figure.page.locator('input[type="range"][name="piles"]')).toHaveValue('5');
  await figure.context.close();

  await page.goto('teach/keep/?item=x/modulo-bias/favored-count&mode=quiz&attempts=1');
  const quiz = await openFile(browser, await downloadOf(page, 'Keep as one file'), 'quiz.html');
  const exercise = quiz.page.locator('section[data-exercise]');
  await exercise.locator('[name="answer"]').fill('1000');
  await exercise.locator('[name="answer"]').press('Enter');
  await expect(exercise).toContainText('This answer is final.');
  const reading = readReceipt(await quiz.page.locator('[name="receipt"]').inputValue());
  expect(reading).toMatchObject({ ok: true, result: { complete: true, score: 0 } });
  await quiz.page.reload();
  await expect(exercise.getByRole('button', { name: 'Check' })).toHaveAttribute('aria-disabled', 'true');
  expect(quiz.complaints).toEqual([]);
  await quiz.context.close();
});

const ROLL = `function rollDie(rng: Generator): number {
  let raw = rng.nextUint32();
  while (raw < 2 ** 32 % 6) raw = rng.nextUint32();
  return (raw % 6) + 1;
}`;

test('a program runs in the file, in its sandbox, and an endless one is stopped', async ({
  page,
  browser,
}) => {
  await choose(page, 'x/modulo-bias/roll-die');
  const download = await downloadOf(page, 'Keep as one file');
  const { page: kept, complaints, context } = await openFile(browser, download, 'program.html');
  const exercise = kept.locator('section[data-exercise]');
  for (const [source, told] of [
    [ROLL, 'Right. Every case and every property holds.'],
    ['function rollDie() { for (;;) {} }', 'is there a loop that never ends?'],
    ['function rollDie(rng) { return fetch("https://example.org/") }', 'Not yet.'],
  ] as const) {
    await exercise.locator('textarea[name="answer"]').fill(source);
    await exercise.getByRole('button', { name: 'Run' }).click();
    await expect(exercise.locator('.verdict:not(.stale)')).toContainText(told, { timeout: 20_000 });
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('a goal’s figure stands in the file, and is judged', async ({ page, browser }) => {
  await choose(page, 'x/modulo-bias/alike', '3');
  const {
    page: kept,
    complaints,
    context,
  } = await openFile(browser, await downloadOf(page, 'Keep as one file'), 'goal.html');
  await expect(kept.locator('figure[data-widget]')).toHaveAttribute('data-state', 'ready');
  const exercise = kept.locator('section[data-exercise]');
  await exercise.getByRole('button', { name: 'Check' }).click();
  await expect(exercise).toHaveAttribute('data-verdict', 'wrong');
  expect(complaints).toEqual([]);
  await context.close();
});

const LMS = 'http://lms.test/';

/** A course system's page around the unit: `script` makes `window.API`. */
async function openCourse(page: Page, download: Download, script: string): Promise<Frame> {
  const path = test.info().outputPath('package.zip');
  await download.saveAs(path);
  const parts = unzipSync(readFileSync(path));
  expect(Object.keys(parts)).toEqual(['imsmanifest.xml', 'index.html']);
  expect(strFromU8(parts['imsmanifest.xml']!)).toContain('<schemaversion>1.2</schemaversion>');
  const html = (body: string) => ({ contentType: 'text/html', body });
  await page.route(`${LMS}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/unit/') return route.fulfill(html(strFromU8(parts['index.html']!)));
    // One frame more between the two, as many systems have it.
    if (pathname === '/between/') return route.fulfill(html('<iframe src="/unit/" name="unit"></iframe>'));
    return route.fulfill(
      html(`<script>${script}</script><iframe src="/between/" width="900" height="700"></iframe>`),
    );
  });
  await page.goto(LMS);
  await expect(
    page.frameLocator('iframe').frameLocator('iframe').locator('[data-state="ready"]').first(),
  ).toBeVisible();
  return page.frame('unit')!;
}

const committed = (page: Page) =>
  page.evaluate(() => (window as unknown as { kept(): Record<string, string> }).kept());

async function answer(unit: Frame, text: string): Promise<void> {
  await unit.locator('[name="answer"]').fill(text);
  await unit.locator('[name="answer"]').press('Enter');
}

/** The right answer to variant 1, found as a patient reader would. */
async function solve(unit: Frame): Promise<void> {
  for (let number = 0; number < 40; number++) {
    await answer(unit, String(number));
    await expect(unit.locator('section[data-exercise]')).not.toHaveAttribute('data-verdict', 'none');
    if ((await unit.locator('section[data-exercise]').getAttribute('data-verdict')) === 'right') return;
  }
  throw new Error('no answer is right');
}

const strictScript = (kept: object) => {
  const source = readFileSync(join(root, 'tests/unit/scorm/strict-lms.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const plain = outputText
    .replace(/^import .*$/gm, '')
    .replace(/^export (class)/gm, '$1')
    .replace(/^export \{\};$/gm, '');
  return `${plain}
    window.API = new StrictLms(${JSON.stringify(kept)});
    window.kept = () => ({ ...API.committed, errors: API.errors.join('; '), calls: API.calls.join('; ') });`;
};

test('a package speaks to a strict course system, and an attempt is resumed', async ({ page }) => {
  await choose(page, 'x/modulo-bias/favored-count');
  const download = await downloadOf(page, 'SCORM 1.2 package');
  expect(download.suggestedFilename()).toBe('modulo-bias-favored-count-scorm.zip');
  let unit = await openCourse(page, download, strictScript({}));
  await expect(unit.locator('.course')).toHaveText('Connected: your course records the score.');
  expect(await committed(page)).toMatchObject({ 'cmi.core.lesson_status': 'incomplete', errors: '' });
  await answer(unit, '1000');
  await expect
    .poll(() => committed(page))
    .toMatchObject({ 'cmi.core.score.raw': '0', 'cmi.core.lesson_status': 'incomplete' });
  await solve(unit);
  await expect
    .poll(() => committed(page))
    .toMatchObject({
      'cmi.core.score.raw': '100',
      'cmi.core.score.min': '0',
      'cmi.core.score.max': '100',
      'cmi.core.lesson_status': 'passed',
      errors: '',
    });
  const before = await unit.locator('[name="answer"]').inputValue();
  await page.evaluate(() => document.querySelector('iframe')!.remove());
  await expect.poll(async () => (await committed(page))['calls']).toMatch(/LMSFinish$/);
  const { errors, calls, ...kept } = await committed(page);
  expect(errors).toBe('');
  expect(calls!.match(/LMSFinish/g)).toHaveLength(1);
  expect(kept['cmi.suspend_data']!.length).toBeLessThanOrEqual(3800);

  await page.unroute(`${LMS}**`);
  unit = await openCourse(page, download, strictScript(kept));
  await expect(unit.locator('[name="answer"]')).toHaveValue(before);
  await expect(unit.locator('section[data-exercise]')).toHaveAttribute('data-verdict', 'right');
  expect(await committed(page)).toMatchObject({ 'cmi.core.lesson_status': 'passed', errors: '' });
  // What was restored is no new attempt.
  expect((await committed(page))['calls']).not.toContain('score.raw 0');
});

test('a package speaks to scorm-again', async ({ page }) => {
  const library = readFileSync(join(root, 'node_modules/scorm-again/dist/scorm12.min.js'), 'utf8').replaceAll(
    '</script',
    '<\\/script',
  );
  const script = `${library}
    window.API = new Scorm12API({ autocommit: false, logLevel: 4 });
    window.kept = () => {
      const { core, suspend_data } = JSON.parse(JSON.stringify(API.renderCMIToJSONObject())).cmi;
      return { status: core.lesson_status, raw: core.score.raw, exit: core.exit, data: suspend_data,
        error: API.LMSGetLastError() };
    };`;
  await choose(page, 'x/modulo-bias/favored-count');
  const unit = await openCourse(page, await downloadOf(page, 'SCORM 1.2 package'), script);
  await solve(unit);
  await expect.poll(() => committed(page)).toMatchObject({ status: 'passed', raw: '100', error: '0' });
  expect((await committed(page))['data']).toMatch(/^DD1s\./);
});

test('a figure in a course is completed by working with it, and says so where there is no course', async ({
  page,
  browser,
}) => {
  await page.goto('widgets/pigeonholes/');
  const download = await downloadOf(page, 'SCORM 1.2 package');
  const unit = await openCourse(page, download, strictScript({}));
  expect(await committed(page)).toMatchObject({ 'cmi.core.lesson_status': 'incomplete' });
  await unit.locator('input[type="range"][name="piles"]').fill('5');
  await expect
    .poll(() => committed(page))
    .toMatchObject({ 'cmi.core.lesson_status': 'completed', errors: '' });

  const parts = unzipSync(readFileSync(test.info().outputPath('package.zip')));
  const alone = await (await browser.newContext({ offline: true })).newPage();
  await alone.setContent('<p></p>');
  await alone.route('http://alone.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: strFromU8(parts['index.html']!) }),
  );
  await alone.goto('http://alone.test/');
  await expect(alone.locator('.course')).toHaveText('Not connected: scores are not recorded.');
  await expect(alone.locator('figure[data-widget]')).toHaveAttribute('data-state', 'ready');
  await alone.context().close();
});

const result = (more: Partial<Result>): Result => ({
  v: 1,
  item: 'modulo-bias/roll-die',
  seed: 1,
  answer: { source: ROLL },
  attempt: 1,
  score: 1,
  correct: true,
  complete: true,
  ms: 90_000,
  at: '2031-05-20T10:00:00.000Z',
  student: '=HYPERLINK("http://example.org")',
  ...more,
});

test('receipts are marked again: programs are run, tampering and copies found, and the CSV holds no formulas', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && elsewhere.push(request.url()));
  const wrong = result({
    answer: { source: 'function rollDie(rng) { return rng.nextUint32() % 6 + 1; }' },
    student: 'Bob',
  });
  await page.goto('mark/');
  await expect(page.getByText('This is not proctoring.')).toBeVisible();
  await page
    .getByRole('textbox')
    .fill(
      `<td>${makeReceipt(result({}))}</td> ${makeReceipt(result({ student: 'Cleo' }))}\n${makeReceipt(wrong)} DD1.eJxxxxxxx.`,
    );
  await page.getByRole('button', { name: 'Mark them' }).click();
  const status = page.locator('.summary');
  await expect(status).toHaveText(
    '4 receipts: 2 agree, 1 differs, 1 cannot be marked. 1 is there more than once.',
    { timeout: 30_000 },
  );
  const rows = page.locator('tbody tr');
  await expect(rows.nth(1)).toContainText('The same work as row 1, under another name.');
  await expect(rows.nth(2)).toContainText('It claims 100%.');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const download = await downloadOf(page, 'Save as CSV');
  const path = test.info().outputPath('marks.csv');
  await download.saveAs(path);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(`"'=HYPERLINK(""http://example.org"")"`);
  expect(text.trim().split('\r\n')).toHaveLength(5);
  expect(elsewhere).toEqual([]);
});

test('five hundred receipts in a file do not freeze the page', async ({ page }) => {
  const text = Array.from({ length: 500 }, (_, k) =>
    makeReceipt(
      result({
        item: 'modulo-bias/favored-count',
        seed: k,
        answer: String(k % 7),
        score: 0,
        correct: false,
        student: `s${k}`,
      }),
    ),
  ).join('\n');
  await page.goto('mark/');
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ entryTypes: ['longtask'] });
  });
  await page
    .locator('[name="files"]')
    .setInputFiles({ name: 'pile.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.locator('.summary')).toContainText('500 receipts:', { timeout: 30_000 });
  await expect(page.locator('tbody tr')).toHaveCount(500);
  const { longest } = await page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen);
  test.info().annotations.push({ type: 'measured', description: `longest task ${longest} ms` });
  expect(longest).toBeLessThan(400);
});
