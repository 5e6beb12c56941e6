/** Embeds in other people's pages, on another origin: what they show, say, keep to themselves, and survive. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type FrameLocator, type Page } from '@playwright/test';
import { openHosts, type HostPage, type Hosts } from './hosts';
import { pages } from './site';

const items = pages
  .filter((page) => page.startsWith('embed/v1/'))
  .map((page) => page.slice('embed/v1/'.length, -1));
const FIGURE = 'w/pigeonholes';
const NUMBER = 'x/modulo-bias/favored-count';
const CODE = 'x/modulo-bias/roll-die';

type Message = Record<string, unknown>;
interface Recorder {
  heard: { at: number; origin: string; data: Message; time: number }[];
  said(type: string, at?: number): { data: Message; time: number }[];
  ask(type: string, content?: object, at?: number): Promise<Message>;
}
type HostWindow = Window & Recorder & Record<string, unknown>;

interface Fixtures {
  hosts: Hosts;
  book: string;
  /** Everything that a page says on its console, or asks of anyone but the book and its host. */
  complaints: string[];
}

const test = base.extend<Fixtures>({
  hosts: async ({}, use) => {
    const hosts = await openHosts();
    await use(hosts);
    hosts.close();
  },
  book: ({ baseURL }, use) => use(baseURL!),
  complaints: async ({ page, hosts, book }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      const known = [new URL(book).origin, hosts.origin, hosts.nearby];
      if (protocol.startsWith('http') && !known.includes(origin)) complaints.push(request.url());
    });
    await use(complaints);
    expect(complaints).toEqual([]);
  },
});

const inFrame = (page: Page, at = 0): FrameLocator => page.frameLocator(`iframe >> nth=${at}`);
const ready = (page: Page, at = 0) =>
  page.waitForFunction((which) => (window as unknown as HostWindow).said('dd.ready', which).length > 0, at);
const said = (page: Page, type: string, at = 0): Promise<Message[]> =>
  page.evaluate(
    ([what, which]) => (window as unknown as HostWindow).said(what, which).map(({ data }) => data),
    [type, at] as const,
  );
const ask = (page: Page, type: string, content: object = {}, at = 0): Promise<Message> =>
  page.evaluate(([what, with_, which]) => (window as unknown as HostWindow).ask(what, with_, which), [
    type,
    content,
    at,
  ] as const);

function opener(page: Page, hosts: Hosts, book: string) {
  return async (item: string, query = '', more: Partial<HostPage> = {}) => {
    await page.goto(
      hosts.address({ page: 'recorder', frames: [`${book}embed/v1/${item}/${query}`], ...more }),
    );
    if ((more.page ?? 'recorder') === 'recorder') await ready(page);
    return inFrame(page);
  };
}

/** The right answer of the exercise on how many are favored, from its prompt. */
async function favored(frame: FrameLocator): Promise<number> {
  const prompt = await frame.locator('.prompt').innerText();
  const raw = Number(/makes ([\d,]+) raw/.exec(prompt)![1]!.replaceAll(',', ''));
  return raw % Number(/raw % (\d+)/.exec(prompt)![1]);
}

async function answer(frame: FrameLocator, text: string | number): Promise<void> {
  await frame.locator('[name="answer"]').fill(String(text));
  await frame.locator('[name="answer"]').press('Enter');
}

/** Without a scroll bar of its own, in either direction. */
const overflow = (frame: FrameLocator) =>
  frame.locator('html').evaluate((root) => ({
    down: root.scrollHeight - root.clientHeight,
    across: root.scrollWidth - root.clientWidth,
  }));

/** So many share a page, to open every one of them in good time. */
const TOGETHER = 6;

for (let at = 0; at < items.length; at += TOGETHER) {
  const group = items.slice(at, at + TOGETHER);
  const sandbox = (at / TOGETHER) % 2 === 1;
  const where = sandbox ? 'a sandbox' : 'another origin';
  test(`${group[0]} and what follows it answer in ${where}, in silence, and axe finds nothing`, async ({
    page,
    hosts,
    book,
    complaints: _,
  }) => {
    test.setTimeout(120_000);
    const frames = group.map((item) => `${book}embed/v1/${item}/?theme=contrast`);
    await page.goto(hosts.address({ page: 'recorder', frames, sandbox }));
    for (const [which, item] of group.entries()) {
      await ready(page, which);
      const frame = inFrame(page, which);
      const controls = frame.locator(':is(button, select, input:not([type="range"])):enabled');
      await controls.and(frame.locator(':not([aria-disabled="true"])')).first().click();
      await expect(frame.locator('[data-state="still"]'), item).toHaveCount(0);
      // An answer to a request is the proof that it is awake.
      expect(await ask(page, 'dd.get', {}, which), item).toMatchObject({ type: 'dd.state', id: item });
    }
    const { violations } = await new AxeBuilder({ page }).include('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
    for (const { data } of await page.evaluate(() => (window as unknown as HostWindow).heard))
      expect(JSON.stringify(data)).not.toMatch(/^null$|"width"/);
  });
}

test.describe('settings', () => {
  test('lock, hide and show the controls they name', async ({ page, hosts, book, complaints: _ }) => {
    const open = opener(page, hosts, book);
    let frame = await open(FIGURE, '?piles=5&lock=piles');
    const pile = frame.getByRole('slider', { name: 'Piles locked' });
    await expect(pile).toBeVisible();
    await expect(pile).toBeDisabled();
    await expect(pile).toHaveValue('5');
    await expect(frame.locator('input[type="number"]:enabled, select:enabled').first()).toBeVisible();
    const names = await frame
      .locator('.controls [name]')
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute('name')!).filter((name) => !name.startsWith('new-')),
      );

    frame = await open(FIGURE, '?lock=*');
    await expect(frame.locator('.controls :is(input, select, button):enabled')).toHaveCount(0);
    frame = await open(FIGURE, '?hide=piles');
    await expect(frame.locator('.controls [name="piles"]')).toHaveCount(0);
    await expect(frame.locator('.controls .control')).toHaveCount(names.length - 1);
    frame = await open(FIGURE, '?show=piles');
    await expect(frame.locator('.controls .control')).toHaveCount(1);
    await frame.locator('[name="piles"]').fill('3');
    await frame.locator('button[name="reset"]').click();
    await expect(frame.locator('[name="piles"]')).not.toHaveValue('3');
  });

  test('that cannot be used are said in one line, and Reset goes back to the address', async ({
    page,
    hosts,
    book,
    complaints: _,
  }) => {
    const frame = await opener(page, hosts, book)(FIGURE, '?piles=999999&ui=huge&theme=plaid&lock=nobody');
    const notice = frame.locator('.notice[role="status"]');
    for (const key of ['piles', 'ui', 'theme', 'lock']) await expect(notice).toContainText(`${key}=`);
    const slider = frame.locator('input[type="range"][name="piles"]');
    const most = await slider.inputValue();
    await slider.press('Home');
    await expect(slider).not.toHaveValue(most);
    await frame.locator('button[name="reset"]').click();
    await expect(slider).toHaveValue(most);
  });

  test('take the chrome away, and leave what moves a button that stops it', async ({
    page,
    hosts,
    book,
    complaints: _,
  }) => {
    const open = opener(page, hosts, book);
    let frame = await open(FIGURE, '?ui=min');
    await expect(frame.locator('figcaption')).toBeVisible();
    await expect(frame.locator('button[name="reset"]')).toBeVisible();
    await expect(frame.locator('.controls')).toBeHidden();
    frame = await open(FIGURE, '?ui=none');
    await expect(frame.locator('.picture')).toBeVisible();
    await expect(frame.locator('.strip')).toBeHidden();
    await expect(frame.locator('figcaption')).toBeHidden();

    const moving = 'w/shuffle-stepper';
    frame = await open(moving, '?ui=none&autoplay=1');
    await expect(frame.locator('figure')).toHaveAttribute('data-state', 'running');
    await frame.getByRole('button', { name: 'Pause' }).click();
    await expect(frame.locator('figure')).toHaveAttribute('data-state', 'paused');
    for (const still of ['?autoplay=1&motion=reduce', '?autoplay=0', '']) {
      frame = await open(moving, still);
      await expect(frame.locator('figure')).toHaveAttribute('data-state', 'ready');
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    frame = await open(moving, '?autoplay=1');
    await expect(frame.locator('figure')).toHaveAttribute('data-state', 'ready');
  });

  for (const theme of ['auto', 'light', 'dark'] as const)
    test(`theme=${theme} is what shows, and axe finds nothing`, async ({
      page,
      hosts,
      book,
      complaints: _,
    }) => {
      const open = opener(page, hosts, book);
      await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' });
      for (const item of [FIGURE, NUMBER, CODE]) {
        const frame = await open(item, `?theme=${theme}`);
        const paper = await frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
        expect(paper).toBe(theme === 'dark' ? 'rgb(20, 22, 26)' : 'rgb(251, 250, 246)');
        const { violations } = await new AxeBuilder({ page }).include('iframe').analyze();
        expect(violations.map(({ id }) => `${item}: ${id}`)).toEqual([]);
      }
    });

  test('make a quiz: so many attempts, no hints, the solution at the end', async ({
    page,
    hosts,
    book,
    complaints: _,
  }) => {
    const opens = opener(page, hosts, book);
    const open = (item: string, query: string) => opens(item, query, { near: true });
    const frame = await open(NUMBER, '?mode=quiz&attempts=2&variant=7');
    for (const name of ['hint', 'solution', 'another', 'reset'])
      await expect(frame.locator(`button[name="${name}"]`)).toHaveCount(0);
    await expect(frame.locator('.left')).toHaveText('2 attempts are left.');
    await answer(frame, 'no number');
    await expect(frame.locator('.left')).toHaveText('2 attempts are left.');
    await answer(frame, 99999);
    await expect(frame.locator('.left')).toHaveText('One attempt is left.');
    await answer(frame, 99998);
    await expect(frame.locator('.left')).toHaveText('This answer is final.');
    await expect(frame.locator('[name="answer"]')).toBeDisabled();
    await expect(frame.getByRole('button', { name: 'Check' })).toHaveAttribute('aria-disabled', 'true');
    await expect(frame.getByRole('button', { name: 'Check' })).toBeFocused();
    await frame.getByRole('button', { name: 'Solution' }).click();
    await expect(frame.locator('.solution')).toContainText('raw value');
    await expect.poll(() => said(page, 'dd.result')).toHaveLength(2);
    expect(
      (await said(page, 'dd.result')).map(({ attempt, complete, score }) => [attempt, complete, score]),
    ).toEqual([
      [1, false, 0],
      [2, true, 0],
    ]);

    // Practice on the same device neither uses up attempts nor sees the quiz.
    const practice = await open(NUMBER, '?variant=7');
    await expect(practice.locator('[name="answer"]')).toHaveValue('');
    await expect(practice.locator('button[name="hint"]')).toBeEnabled();
    const again = await open(NUMBER, '?mode=quiz&attempts=2&variant=7');
    await expect(again.locator('.left')).toHaveText('This answer is final.');
    const review = await open(NUMBER, '?mode=review&variant=7');
    await expect(review.locator('[name="answer"]')).toHaveValue('99998');
    await expect(review.locator('.solution')).toContainText('raw value');
    const never = await open(NUMBER, '?reveal=never&hints=0');
    await expect(never.locator('button:is([name="solution"], [name="hint"])')).toHaveCount(0);
  });

  test('give each student a variant, named in the fragment alone', async ({
    page,
    hosts,
    book,
    complaints: _,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url().split('#')[0]!));
    const open = opener(page, hosts, book);
    const variantOf = async (name: string) => {
      await page.goto('about:blank');
      const frame = await open(NUMBER, `?seed=dragon#student=${encodeURIComponent(name)}&set=week-3`);
      await expect(frame.locator('button[name="another"]')).toHaveCount(0);
      return frame.locator('.exercise').getAttribute('data-variant');
    };
    const ada = await variantOf('Ada Lovelace');
    expect(await variantOf('ada  lovelace')).toBe(ada);
    expect(await variantOf('Charles')).not.toBe(ada);
    expect(sent.filter((url) => url.startsWith(book) && /ada|charles/i.test(url))).toEqual([]);
  });
});

/** Waits until all that a frame has said so far has reached its host: messages arrive in the order they were sent. */
async function caughtUp(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, {
      last: new Promise<void>((arrived) =>
        addEventListener('message', ({ data }) => {
          if (data === 'last') arrived();
        }),
      ),
    });
  });
  await page.frames()[1]!.evaluate(() => parent.postMessage('last', '*'));
  await page.evaluate(() => (window as unknown as { last: Promise<void> }).last);
}

test.describe('messages', () => {
  test('set, get, reset, theme and restore a figure, each answered under its number', async ({
    page,
    hosts,
    book,
    complaints: _,
  }) => {
    const frame = await opener(page, hosts, book)(FIGURE);
    const slider = frame.locator('input[type="range"][name="piles"]');
    const usual = await slider.inputValue();
    const set = await ask(page, 'dd.set', { params: { piles: 7 } });
    expect(set).toMatchObject({ v: 1, type: 'dd.change', id: FIGURE, params: { piles: 7 } });
    await expect(slider).toHaveValue('7');
    const got = await ask(page, 'dd.get');
    expect(got).toMatchObject({
      type: 'dd.state',
      params: { piles: 7 },
      state: { v: 1, params: { piles: 7 } },
    });
    expect(await ask(page, 'dd.reset')).toMatchObject({ type: 'dd.state', params: { piles: Number(usual) } });
    expect(await ask(page, 'dd.restore', { state: got['state'] })).toMatchObject({ params: { piles: 7 } });
    expect(await ask(page, 'dd.theme', { theme: 'dark' })).toMatchObject({ type: 'dd.change' });
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await ask(page, 'dd.theme', { theme: 'plaid' })).toMatchObject({
      type: 'dd.error',
      code: 'theme',
    });
    expect(await ask(page, 'dd.submit')).toMatchObject({ type: 'dd.error', code: 'submit' });
    expect(await ask(page, 'dd.restore', { state: 'rubbish' })).toMatchObject({
      type: 'dd.error',
      code: 'state',
    });
    await page
      .frames()[1]!
      .evaluate(() => Object.assign(window, { print: () => Object.assign(window, { printed: 1 }) }));
    expect(await ask(page, 'dd.print')).toMatchObject({ type: 'dd.state' });
    expect(await page.frames()[1]!.evaluate(() => (window as unknown as Message)['printed'])).toBe(1);
  });

  test('tell of changes at most four times a second, and of the last one', async ({
    page,
    hosts,
    book,
    complaints: _,
  }) => {
    const frame = await opener(page, hosts, book)(FIGURE);
    const slider = frame.locator('input[type="range"][name="piles"]');
    await slider.focus();
    for (let press = 0; press < 40; press++) await slider.press(press % 3 === 0 ? 'ArrowLeft' : 'ArrowRight');
    const last = Number(await slider.inputValue());
    await expect
      .poll(async () => (await said(page, 'dd.change')).at(-1)?.['params'])
      .toMatchObject({ piles: last });
    const times = await page.evaluate(() =>
      (window as unknown as HostWindow).said('dd.change').map(({ time }) => time),
    );
    expect(times.length).toBeGreaterThan(0);
    for (const [at, time] of times.entries())
      expect(
        times.filter((other) => other >= time && other < time + 980).length,
        `from ${at}`,
      ).toBeLessThanOrEqual(4);
  });

  test('carry a result with its receipt, and restore a state without a new attempt', async ({
    page,
    hosts,
    book,
    complaints: _,
  }) => {
    const open = opener(page, hosts, book);
    let frame = await open(NUMBER, '?store=host&variant=5');
    expect(await ask(page, 'dd.submit')).toMatchObject({ type: 'dd.error', code: 'unreadable' });
    await frame.locator('[name="answer"]').fill(String(await favored(frame)));
    const result = await ask(page, 'dd.submit');
    expect(result).toMatchObject({
      ...{ type: 'dd.result', id: NUMBER, item: 'modulo-bias/favored-count', seed: 5 },
      ...{ attempt: 1, score: 1, correct: true, complete: true },
    });
    expect(result['ms']).toBeGreaterThan(0);
    expect(result['receipt']).toMatch(/^DD1\.[\w-]+$/);
    await expect
      .poll(async () => (await said(page, 'dd.state')).at(-1)?.['state'])
      .toMatchObject({ v: 1, record: { solved: true } });
    const { state } = (await said(page, 'dd.state')).at(-1)!;

    frame = await open(NUMBER, '?store=host&variant=5');
    await expect(frame.locator('[name="answer"]')).toHaveValue('');
    await ask(page, 'dd.restore', { state });
    await expect(frame.locator('.exercise')).toHaveAttribute('data-verdict', 'right');
    await caughtUp(page);
    expect(await said(page, 'dd.result')).toEqual([]);
    expect(await ask(page, 'dd.get')).toMatchObject({ state: { record: { attempts: 1, solved: true } } });
    frame = await open(NUMBER, '?store=host&variant=6');
    expect(await ask(page, 'dd.restore', { state })).toMatchObject({ type: 'dd.error', code: 'state' });
    expect(await ask(page, 'dd.set', { params: { variant: 9 } })).toMatchObject({ params: { variant: 9 } });
  });

  test('never cross between two embeds of one page', async ({ page, hosts, book, complaints: _ }) => {
    const frames = [`${book}embed/v1/${FIGURE}/?piles=3`, `${book}embed/v1/${FIGURE}/?piles=4`];
    await page.goto(hosts.address({ page: 'recorder', frames }));
    await ready(page, 0);
    await ready(page, 1);
    expect(await ask(page, 'dd.set', { params: { piles: 8 } }, 1)).toMatchObject({ params: { piles: 8 } });
    await expect(inFrame(page, 0).locator('input[type="range"][name="piles"]')).toHaveValue('3');
    // Changes are told with a pause between them: one that had crossed would come before the first frame's own.
    await ask(page, 'dd.set', { params: { piles: 5 } }, 0);
    await expect.poll(async () => (await said(page, 'dd.change', 0)).length).toBeGreaterThan(0);
    for (const { params } of await said(page, 'dd.change', 0)) expect(params).toMatchObject({ piles: 5 });
    expect((await said(page, 'dd.change', 1)).length).toBeGreaterThan(0);
  });

  test('of strangers, and what is broken, huge or null, change nothing', async ({
    page,
    hosts,
    book,
    complaints: _,
  }) => {
    const frames = [`${book}embed/v1/${FIGURE}/`, `${hosts.origin}/stranger`];
    await page.goto(hosts.address({ page: 'recorder', frames }));
    await ready(page);
    const before = await inFrame(page).locator('figure').getAttribute('data-params');
    await page.evaluate(() => {
      const circular: Message = { v: 1, type: 'dd.set' };
      circular['params'] = circular;
      const set = { v: 1, type: 'dd.set', params: { piles: 9 } };
      for (const message of [
        ...[null, undefined, 0, '', 'dd.set', [], [set], JSON.stringify(set), circular, new Map([['v', 1]])],
        ...[
          { ...set, v: '1' },
          { ...set, id: 'w/other' },
          { ...set, mid: 'x'.repeat(1e6) },
          { ...set, params: null },
        ],
        ...[
          { ...set, more: 'x'.repeat(2e6) },
          { v: 1, type: 'dd.restore', state: 'x'.repeat(2e6) },
        ],
        ...[{ context: 'h5p' }, { subject: 'SPLICE.getState.response', state: set }],
      ])
        window.frames[0]!.postMessage(message, '*');
    });
    // The second frame is no parent of the first. What it says last tells that all before it has arrived.
    await page.frames()[1]!.evaluate(() => {
      Object.assign(window, {
        last: new Promise<void>((arrived) =>
          addEventListener('message', ({ data }) => {
            if (data === 'last') arrived();
          }),
        ),
      });
    });
    await page.frames()[2]!.evaluate(() => {
      parent.frames[0]!.postMessage({ v: 1, type: 'dd.set', mid: 'stranger', params: { piles: 9 } }, '*');
      parent.frames[0]!.postMessage('last', '*');
    });
    await page.frames()[1]!.evaluate(() => (window as unknown as { last: Promise<void> }).last);
    expect(await inFrame(page).locator('figure').getAttribute('data-params')).toBe(before);
    expect(await ask(page, 'dd.get')).toMatchObject({ type: 'dd.state' });
    const heard = await page.evaluate(() => (window as unknown as HostWindow).heard.map(({ data }) => data));
    expect(JSON.stringify(heard)).not.toContain('stranger');
  });

  test('keep results and state from every origin that is not named', async ({
    page,
    hosts,
    book,
    complaints: _,
  }) => {
    const open = opener(page, hosts, book);
    const secret = /dd\.(result|state|change)|reportScoreAndState|sendEvent|"receipt"|"record"/;
    const heardAll = async () =>
      JSON.stringify(
        await page.evaluate(() => (window as unknown as HostWindow).heard.map(({ data }) => data)),
      );
    for (const [parent, sandbox] of [
      ['https://school.example', false],
      ['none', false],
      ['no origin', false],
      ['https://school.example', true],
    ] as const) {
      const frame = await open(NUMBER, `?store=off&parent=${encodeURIComponent(parent)}`, { sandbox });
      await page.evaluate(() => frames[0]!.postMessage({ v: 1, type: 'dd.get', mid: 'x' }, '*'));
      await answer(frame, 12345);
      await expect(frame.locator('.verdict')).toBeVisible();
      await caughtUp(page);
      expect(await heardAll()).not.toMatch(secret);
      expect(await heardAll()).toContain('dd.resize');
    }
    const frame = await open(NUMBER, `?parent=https://school.example&parent=${hosts.origin}`);
    await answer(frame, 12345);
    await expect.poll(() => said(page, 'dd.result')).toHaveLength(1);
  });
});

test.describe('height', () => {
  const widths = [320, 420, 768, 1200];
  for (const host of ['lti', 'text', 'h5p', 'wordpress', 'plain'] as const)
    test(`in a host of the kind “${host}” leaves no scroll bar, at any width`, async ({
      page,
      hosts,
      book,
      complaints: _,
    }) => {
      const open = opener(page, hosts, book);
      for (const item of host === 'wordpress' ? [FIGURE] : [FIGURE, NUMBER]) {
        const frame = inFrame(page);
        for (const [at, width] of widths.entries()) {
          await page.setViewportSize({ width, height: 900 });
          // Chromium lets a responsive frame grow with its content, but not follow a host that changes its width.
          if (at === 0 || host === 'plain') await open(item, '', { page: host });
          await expect(frame.locator('[data-state="still"]')).toHaveCount(0);
          await expect.poll(() => overflow(frame), `${item} at ${width}`).toEqual({ down: 0, across: 0 });
        }
        // It grows and shrinks with what is in it, and stays where it is otherwise.
        const height = () => page.locator('iframe').evaluate((one) => one.getBoundingClientRect().height);
        const settled = await height();
        expect(settled).toBeLessThan(2500);
        // A height that feeds back into itself grows with every frame that is drawn.
        await page.evaluate(async () => {
          for (let drawn = 0; drawn < 20; drawn++) await new Promise(requestAnimationFrame);
        });
        expect(await height()).toBe(settled);
        if (item !== NUMBER) continue;
        await frame.locator('button[name="solution"]').click();
        await expect.poll(() => overflow(frame)).toEqual({ down: 0, across: 0 });
      }
    });

  test('is never missed at 420 pixels: every control can be reached', async ({
    page,
    hosts,
    book,
    complaints: _,
  }) => {
    const frame = await opener(page, hosts, book)(FIGURE);
    await page.addStyleTag({ content: 'iframe { frame-sizing: auto !important }' });
    for (const control of await frame.locator('.strip :is(button, input, select)').all()) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport();
    }
  });
});

test('SPLICE: a state is asked for, score and state are reported, and a reload goes on from there', async ({
  page,
  hosts,
  book,
  complaints: _,
}) => {
  const count = (name: string) =>
    page.evaluate((which) => {
      const value = (window as unknown as Message)[which];
      return Array.isArray(value) ? value.length : Number(value ?? 0);
    }, name);
  let frame = await opener(page, hosts, book)(NUMBER, '?store=off', { page: 'splice' });
  await expect(frame.locator('.exercise')).toHaveAttribute('data-state', 'ready');
  expect(await count('asked')).toBe(0);

  frame = await opener(page, hosts, book)(NUMBER, '?store=host', { page: 'splice' });
  await expect(frame.locator('.exercise')).toHaveAttribute('data-state', 'ready');
  await answer(frame, await favored(frame));
  await expect.poll(() => count('reports')).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => ((window as unknown as Message)['reports'] as Message[]).at(-1)))
    .toMatchObject({ subject: 'SPLICE.reportScoreAndState', score: 1, state: { v: 1 } });
  await expect.poll(() => count('events')).toBe(1);

  await page.reload();
  frame = inFrame(page);
  await expect(frame.locator('.exercise')).toHaveAttribute('data-verdict', 'right');
  await caughtUp(page);
  expect(await count('results')).toBe(0);
  expect(await count('reports')).toBe(0);
});

test.describe('with storage', () => {
  test('allowed, what was done is there again', async ({ page, hosts, book, complaints: _ }) => {
    const open = opener(page, hosts, book);
    let frame = await open(NUMBER, '', { near: true });
    await answer(frame, await favored(frame));
    await expect(frame.locator('.exercise')).toHaveAttribute('data-verdict', 'right');
    frame = await open(NUMBER, '', { near: true });
    await expect(frame.locator('.exercise')).toHaveAttribute('data-verdict', 'right');
    await expect(frame.locator('.unsaved')).toBeHidden();
    expect(await said(page, 'dd.result')).toEqual([]);
  });

  for (const sandbox of [false, true])
    test(`${sandbox ? 'of no origin' : 'blocked'}, an answer is judged all the same, and the reader is told`, async ({
      page,
      hosts,
      book,
      complaints: _,
    }) => {
      // Not every browser blocks it by itself.
      await page.addInitScript(() => {
        if (self === top) return;
        const closed = () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, name, { get: closed });
      });
      const open = opener(page, hosts, book);
      const frame = await open(NUMBER, '', { sandbox });
      await expect(frame.locator('.unsaved')).toContainText('Not saved on this device');
      await answer(frame, await favored(frame));
      await expect(frame.locator('.exercise')).toHaveAttribute('data-verdict', 'right');
      await expect.poll(() => said(page, 'dd.result')).toHaveLength(1);
      await frame.locator('button[name="another"]').click();
      await expect(frame.locator('.exercise')).toHaveAttribute('data-verdict', 'none');
      const off = await open(NUMBER, '?store=off', { sandbox });
      await expect(off.locator('.unsaved')).toBeHidden();
    });

  for (const sandbox of [true, false])
    test(`a program runs, ${sandbox ? 'in a sandbox' : 'in another origin'}`, async ({
      page,
      hosts,
      book,
      complaints: _,
    }) => {
      const frame = await opener(page, hosts, book)(CODE, '', { sandbox });
      await frame.locator('[name="editor"]').click();
      await frame
        .locator('textarea')
        .fill(
          'function rollDie(rng) { let x; do x = rng.nextUint32(); while (x < 2 ** 32 % 6); return x % 6 + 1; }',
        );
      await frame.locator('[name="check"]').click();
      await expect(frame.locator('.exercise')).toHaveAttribute('data-verdict', 'right', { timeout: 20_000 });
      await expect.poll(() => said(page, 'dd.result')).toHaveLength(1);
      await frame.locator('textarea').fill('function rollDie(rng) { for (;;) {} }');
      expect(await ask(page, 'dd.submit')).toMatchObject({ type: 'dd.result', correct: false, attempt: 2 });
    });

  test('a goal brings its figure', async ({ page, hosts, book, complaints: _ }) => {
    const frame = await opener(page, hosts, book)('x/modulo-bias/alike', '', { sandbox: true });
    await expect(frame.locator('.holds')).toContainText('does not hold yet');
    await expect(frame.locator('.exercise figure[data-widget]')).toHaveAttribute('data-state', 'ready');
    await expect(frame.getByRole('link', { name: 'From Dice & Drift' })).toHaveCount(1);
    await frame.locator('[name="check"]').click();
    await expect(frame.locator('.exercise')).toHaveAttribute('data-verdict', 'wrong');
  });
});

test.describe('<dice-drift>', () => {
  const policy = (book: string) => {
    const { origin } = new URL(book);
    return `default-src 'none'; script-src ${origin} 'nonce-host'; frame-src ${origin}; form-action 'self'`;
  };
  const opened = async (page: Page, hosts: Hosts, book: string, attributes: string, script = 'module') => {
    const tag =
      script === 'module'
        ? `<script type="module" src="${book}embed/v1.js"></script>`
        : `<script src="${book}embed/v1.classic.js"></script>`;
    const words = { SCRIPT: tag, ATTRIBUTES: attributes, BOOK: book };
    await page.goto(hosts.address({ page: 'element', words, policy: policy(book) }));
    return inFrame(page);
  };
  const fired = (page: Page, name: string): Promise<Message[]> =>
    page.evaluate(
      (which) =>
        ((window as unknown as Message)['fired'] as [string, string, Message][])
          .filter(([what]) => what === which)
          .map(([, , detail]) => detail),
      name,
    );
  type Element_ = HTMLElement & {
    set(params: object): Promise<unknown>;
    get(): Promise<unknown>;
    reset(): Promise<unknown>;
    submit(): Promise<Message>;
    state: unknown;
  };

  for (const script of ['module', 'classic'])
    test(`works under a strict policy as a ${script} script, and is as high as its content`, async ({
      page,
      hosts,
      book,
      complaints: _,
    }) => {
      const frame = await opened(page, hosts, book, `item="${FIGURE}" piles="5" lock="seed"`, script);
      await expect.poll(() => fired(page, 'dd-ready')).toHaveLength(1);
      await expect(frame.locator('input[type="range"][name="piles"]')).toHaveValue('5');
      await expect(page.getByRole('link', { name: 'Open it in the book' })).toBeHidden();
      await expect.poll(() => overflow(frame)).toEqual({ down: 0, across: 0 });
      const call = <T>(work: (element: Element_) => T) =>
        page.locator('#one').evaluate(work as unknown as (element: HTMLElement | SVGElement) => T);
      expect(await call((element) => element.set({ piles: 7 }))).toMatchObject({ piles: 7 });
      expect(await call((element) => element.get())).toMatchObject({ piles: 7 });
      expect(await call((element) => element.reset())).toMatchObject({ piles: 5 });
      await expect.poll(() => fired(page, 'dd-change')).not.toHaveLength(0);
      await expect(call((element) => element.submit())).rejects.toThrow('no answer to check');
    });

  test('puts the receipt into a plain form, and keeps progress with the host', async ({
    page,
    hosts,
    book,
    complaints: _,
  }) => {
    const attributes = `item="${NUMBER}" variant="3" name="q1" store="host"`;
    let frame = await opened(page, hosts, book, attributes);
    await expect.poll(() => fired(page, 'dd-ready')).toHaveLength(1);
    await answer(frame, await favored(frame));
    await expect.poll(() => fired(page, 'dd-result')).toHaveLength(1);
    await expect
      .poll(async () => (await fired(page, 'dd-state')).at(-1))
      .toMatchObject({ state: { record: { solved: true } } });
    frame = await opened(page, hosts, book, attributes);
    await expect(frame.locator('.exercise')).toHaveAttribute('data-verdict', 'right');
    expect(await fired(page, 'dd-result')).toEqual([]);
    const submit = page
      .locator('#one')
      .evaluate((element) => (element as Element_).submit().then(({ receipt }) => receipt));
    expect(await submit).toMatch(/^DD1\./);
    await page.getByRole('button', { name: 'Hand in' }).click();
    await page.waitForURL(/handed-in/);
    expect(new URL(page.url()).searchParams.get('q1')).toMatch(/^DD1\./);
  });

  test('may be moved, taken away and put in by script', async ({ page, hosts, book, complaints: _ }) => {
    await opened(page, hosts, book, `item="${FIGURE}" piles="5"`);
    await expect.poll(() => fired(page, 'dd-ready')).toHaveLength(1);
    await page.evaluate(() => document.querySelector('#elsewhere')!.append(document.querySelector('#one')!));
    await expect.poll(() => fired(page, 'dd-ready')).toHaveLength(2);
    await page.evaluate(() => document.querySelector('#one')!.setAttribute('piles', '6'));
    await expect.poll(() => fired(page, 'dd-ready')).toHaveLength(3);
    await expect(inFrame(page).locator('input[type="range"][name="piles"]')).toHaveValue('6');
    await page.evaluate(() => document.querySelector('#one')!.remove());
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.evaluate((item) => {
      const made = Object.assign(document.createElement('dice-drift'), { id: 'two' });
      made.setAttribute('item', item);
      document.body.append(made);
    }, FIGURE);
    await expect.poll(() => fired(page, 'dd-ready')).toHaveLength(4);
  });

  test('leaves its link where the script does not come', async ({ page, hosts, book }) => {
    await page.route('**/embed/v1.js', (route) => route.abort());
    await opened(page, hosts, book, `item="${FIGURE}"`);
    await expect(page.getByRole('link', { name: 'Open it in the book' })).toBeVisible();
  });
});

test('every page says who may frame it, and the rest of the book stays out of other frames', async ({
  page,
  request,
  hosts,
  book,
}) => {
  for (const address of pages) {
    const headers = (await request.get(book + address)).headers();
    const open = address.startsWith('embed/') || address.startsWith('run/');
    expect(headers['content-security-policy'], address).toBe(open ? undefined : "frame-ancestors 'self'");
    if (open) expect(headers['access-control-allow-origin'], address).toBe('*');
  }
  await page.goto(
    hosts.address({ page: 'recorder', frames: [`${book}about/`, `${book}embed/v1/${FIGURE}/`] }),
  );
  await ready(page, 1);
  expect(page.frames()[1]!.url()).toMatch(/^chrome-error/);
});
