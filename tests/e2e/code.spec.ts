/** Code exercises with clumsy and hostile programs: each is contained, is told so plainly, and the next run works. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';

const RIGHT = `function rollDie(rng: Generator): number {
  const leftover: number = 2 ** 32 % 6;
  let raw = rng.nextUint32();
  while (raw < leftover) raw = rng.nextUint32();
  return (raw % 6) + 1;
}
`;
const REMAINDER = 'function rollDie(rng: Generator): number { return rng.nextUint32() % 6 + 1; }';
const SHORT = 'function rollDie(rng) { return rng.nextUint32() % 6 + 1; }';

async function open(page: Page, editor: 'plain' | 'rich' = 'plain'): Promise<Locator> {
  await page.addInitScript((choice) => localStorage.setItem('dice-and-drift.editor', choice), editor);
  await page.goto('chapters/modulo-bias/');
  const box = page.locator('section[data-exercise="modulo-bias/roll-die"]');
  await box.scrollIntoViewIfNeeded();
  await expect(box).toHaveAttribute('data-state', 'ready');
  return box;
}

async function run(box: Locator, source: string): Promise<string> {
  await box.locator('textarea').fill(source);
  await expect(box).toHaveAttribute('data-verdict', 'none');
  await box.locator('[name="check"]').click();
  await expect(box).not.toHaveAttribute('data-verdict', 'none', { timeout: 20_000 });
  return (await box.locator('.verdict').innerText()).replace(/\s+/g, ' ');
}

/** What each program is told. None of them may pass. */
const HOSTILE: Record<string, { source: string; told: RegExp }> = {
  'an endless loop': {
    source: 'function rollDie() { for (;;) {} }',
    told: /still running after 2 s: is there a loop that never ends\?/,
  },
  'an endless loop outside the function': {
    source: `while (true) {}\n${SHORT}`,
    told: /still running after 2 s/,
  },
  'an endless async loop': {
    source: `(async () => { for (;;) await null; })();\n${RIGHT}`,
    told: /still running after 2 s/,
  },
  'an endless chain of microtasks': {
    source: `function again() { Promise.resolve().then(again); }\nagain();\n${RIGHT}`,
    told: /still running after 2 s/,
  },
  'a chain of microtasks that the function starts': {
    source: `function again() { Promise.resolve().then(again); }\nlet begun = false;\n${RIGHT.replace('let raw', 'if (!begun) { begun = true; again(); }\n let raw')}`,
    told: /still running after 2 s/,
  },
  'an async function': { source: 'async function rollDie(rng) { return 3; }', told: /returns a promise/ },
  'a memory hog of large arrays': {
    source: 'const held = [];\nfunction rollDie() { for (;;) held.push(new Float64Array(1e6)); }',
    told: /more memory than it may have/,
  },
  'one array of a billion': {
    source: 'function rollDie() { return new Array(1e9).fill(1).length; }',
    told: /more memory/,
  },
  'a memory hog of small objects': {
    source: 'const held = [];\nfunction rollDie() { for (;;) held.push({ a: held.length }); }',
    told: /still running|more memory|could not be started/,
  },
  'a text that doubles': {
    source: 'let text = "ab";\nfunction rollDie() { for (;;) text += text; }',
    told: /more memory|still running/,
  },
  parent: { source: 'function rollDie() { parent.document.title = "x"; return 1; }', told: /no parent here/ },
  top: { source: 'function rollDie() { top.location = "about:blank"; return 1; }', told: /no top here/ },
  document: { source: 'function rollDie() { document.body.remove(); return 1; }', told: /no document here/ },
  localStorage: {
    source: 'function rollDie() { localStorage.clear(); return 1; }',
    told: /no localStorage here/,
  },
  fetch: { source: 'function rollDie() { fetch("https://example.org/"); return 1; }', told: /no fetch here/ },
  'a timer': {
    source: 'function rollDie() { setTimeout(() => {}, 1); return 1; }',
    told: /no setTimeout here/,
  },
  'import() of an address': {
    source: `import('https://example.org/x.js');\n${RIGHT}`,
    told: /no import here/,
  },
  'import() made by eval': {
    source: `(0, eval)("import('https://example.org/x.js')");\n${RIGHT}`,
    told: /Not yet\. .*(import|Failed to fetch|module)/i,
  },
  'postMessage of a passing result': {
    source: `postMessage({ kind: 'report', report: { outcome: 'right' } });\n${SHORT}`,
    told: /no postMessage here/,
  },
  'a port found by force': {
    source: `MessagePort.prototype.postMessage.call(self, { kind: 'report' });\n${SHORT}`,
    told: /MessagePort/,
  },
  'listening to messages': {
    source: `addEventListener('message', (event) => { throw event; });\n${SHORT}`,
    told: /addEventListener/,
  },
  'Math.random redefined': {
    source: `Math.random = () => 0.5;\n${RIGHT}`,
    told: /own parts cannot be changed/,
  },
  'Array.prototype redefined': {
    source: `Array.prototype.find = () => undefined;\nArray.prototype.every = () => true;\n${REMAINDER}`,
    told: /own parts cannot be changed/,
  },
  'Array.prototype redefined, without complaint': {
    source: `for (const name of ['find', 'every', 'some', 'filter', 'map']) Reflect.set(Array.prototype, name, () => []);\n${REMAINDER}`,
    told: /remainder trap/,
  },
  'iteration redefined': {
    source: `Reflect.defineProperty(Array.prototype, Symbol.iterator, { value: function* () {} });\n${REMAINDER}`,
    told: /remainder trap/,
  },
  'globals replaced': {
    source: `for (const name of ['Math', 'Object', 'Number', 'Array', 'Promise']) Reflect.set(globalThis, name, undefined);\n${REMAINDER}`,
    told: /remainder trap/,
  },
  "the checker's own names": {
    source: `var judgeProgram = () => ({ outcome: 'right' }), checks = {}, report = { outcome: 'right' };\nglobalThis.closeRealm = judgeProgram; globalThis.send = judgeProgram;\n${REMAINDER}`,
    told: /remainder trap/,
  },
  'a generator that is tampered with': {
    source: `function rollDie(rng) { rng.nextUint32 = () => 3; return 1; }`,
    told: /own parts cannot be changed|read only/,
  },
  'its caller looked for': {
    source: `function rollDie(rng) { return rollDie.caller(1); }`,
    told: /Not yet/,
  },
  'a thrown text': {
    source: 'function rollDie() { throw "oops"; }',
    told: /threw oops, which is not an Error/,
  },
  'a thrown nothing': {
    source: 'function rollDie() { throw undefined; }',
    told: /threw undefined, which is not an Error/,
  },
  'a value that fights being shown': {
    source:
      'function rollDie() { return new Proxy({}, { ownKeys() { throw 1; }, getPrototypeOf() { throw 2; } }); }',
    told: /Not yet/,
  },
  'deep recursion': {
    source: 'function rollDie(rng) { return rollDie(rng) + 1; }',
    told: /recursion that never ends/,
  },
  'a syntax error on line 3': {
    source: 'function rollDie(rng) {\n  const raw = rng.nextUint32();\n  return raw % % 6;\n}',
    told: /Cannot read this\. Line 3, column 16/,
  },
  'an error with a place': {
    source:
      'type Raw = number;\nfunction rollDie(rng: Generator, more?: string): number {\n  throw new Error("missing");\n}',
    told: /Line 3, column 9: .*missing/,
  },
  'a namespace': {
    source: `namespace A { export const n = 6; }\n${RIGHT}`,
    told: /namespace is not understood/,
  },
  'no such function': { source: 'function roll() { return 1; }', told: /no function called rollDie/ },
  'an empty text': { source: '', told: /no function called rollDie/ },
};

for (const [name, { source, told }] of Object.entries(HOSTILE)) {
  test(`${name} is contained`, async ({ page }) => {
    const box = await open(page);
    const before = await page.title();
    expect(await run(box, source)).toMatch(told);
    expect(await box.getAttribute('data-verdict')).not.toBe('right');
    expect(await run(box, RIGHT)).toMatch(/^Right\./);
    expect(await page.title()).toBe(before);
    expect(await page.locator('iframe[title="Runs the program of a code exercise"]').count()).toBe(0);
  });
}

test('a million lines are counted, not shown', async ({ page }) => {
  const box = await open(page);
  await run(box, `for (let at = 0; at < 1e6; at++) console.log('line', at);\n${REMAINDER}`);
  await expect(box.locator('.outcome pre')).toContainText('line 199');
  await expect(box.locator('.outcome pre')).not.toContainText('line 200');
  await expect(box.locator('.outcome')).toContainText('And 999,800 more lines, not shown.');
});

test('what was printed before an endless loop is shown', async ({ page }) => {
  const box = await open(page);
  await run(box, `console.log('so far', { a: [1, 'b'] });\nfor (;;) {}`);
  await expect(box.locator('.outcome pre')).toHaveText('so far { a: [1, "b"] }');
});

test('cases show what was expected and what came', async ({ page }) => {
  const box = await open(page);
  expect(await run(box, 'function rollDie(rng) { return 7; }')).toMatch(/always the same/);
  await expect(box.locator('tbody tr').first()).toContainText('a whole number, 1 to 6');
  await expect(box.locator('tbody tr[data-passed="false"]').first()).toContainText('7');
});

test('the start fails and says it is unfinished on purpose; text and verdict survive a reload', async ({
  page,
}) => {
  const box = await open(page);
  await box.locator('[name="check"]').click();
  await expect(box.locator('.verdict')).toContainText('not written yet', { timeout: 20_000 });
  await run(box, REMAINDER);
  await box.locator('textarea').fill(`${REMAINDER}\n// to be continued`);
  await page.reload();
  await box.scrollIntoViewIfNeeded();
  await expect(box.locator('textarea')).toHaveValue(/to be continued/);
  await expect(box.locator('.verdict')).toContainText('remainder trap');
  await box.locator('[name="reset"]').click();
  await expect(box.locator('textarea')).toHaveValue(/not written yet/);
});

test('the editor and the compiler are fetched only when they are reached for', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const box = await open(page, 'rich');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /rich-editor|run-code|\/run\/v1\//.test(url))).toEqual([]);
  await box.locator('textarea').focus();
  await expect(box.locator('.cm-content')).toBeFocused();
  expect(fetched.filter((url) => /rich-editor/.test(url)).length).toBeGreaterThan(0);
  expect(fetched.filter((url) => /run-code|\/run\/v1\//.test(url))).toEqual([]);
});

for (const editor of ['plain', 'rich'] as const) {
  test(`everything is done by keyboard in the ${editor} editor, and axe finds nothing`, async ({ page }) => {
    const box = await open(page, editor);
    await box.locator('[name="editor"]').focus();
    await page.keyboard.press('Tab');
    const field = box.locator(editor === 'rich' ? '.cm-content' : 'textarea');
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(RIGHT);
    await page.keyboard.press('Tab');
    await expect(box.locator('[name="check"]')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(box).toHaveAttribute('data-verdict', 'right', { timeout: 20_000 });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(box.locator('.hints .hint')).toHaveCount(1);
    const { violations } = await new AxeBuilder({ page })
      .include('[data-exercise="modulo-bias/roll-die"]')
      .analyze();
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  });
}

test('the choice of editor is kept, and the text goes from one to the other', async ({ page }) => {
  await page.goto('chapters/modulo-bias/');
  const box = page.locator('section[data-exercise="modulo-bias/roll-die"]');
  await box.scrollIntoViewIfNeeded();
  await expect(box).toHaveAttribute('data-state', 'ready');
  await box.locator('textarea').focus();
  await expect(box.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('// mine');
  await box.locator('[name="editor"]').click();
  await expect(box.locator('textarea')).toHaveValue('// mine');
  await page.reload();
  await box.scrollIntoViewIfNeeded();
  await expect(box).toHaveAttribute('data-state', 'ready');
  await box.locator('textarea').focus();
  await expect(box.locator('[name="editor"]')).toHaveText('Rich editor');
  await expect(box.locator('.cm-content')).toHaveCount(0);
  await box.locator('[name="editor"]').click();
  await expect(box.locator('.cm-content')).toContainText('// mine');
});
