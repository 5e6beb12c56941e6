import { describe, expect, it } from 'vitest';
import { DAMAGED_KEY, PROGRESS_KEY, emptyProgress, openProgress, withEntry } from '../../../src/progress';
import { FakeDevice, exercise, solve } from './fake-device';

const solvedIn = (store: { read(): ReturnType<typeof emptyProgress> }): string[] =>
  Object.entries(store.read().exercises)
    .filter(([, record]) => record.solved)
    .map(([id]) => id)
    .sort();

describe('a reader comes back', () => {
  it('and finds what was done, a draft included', () => {
    const device = new FakeDevice();
    const first = device.openTab();
    solve(first, 'octaves/energy');
    first.change((progress) => ({
      ...withEntry(
        progress,
        'exercises',
        'octaves/code',
        exercise({ draft: { text: 'return 4;', at: [1, null] } }),
      ),
      lastChapter: 'octaves',
    }));
    first.change((progress) =>
      withEntry(progress, 'predictions', 'octaves/sum', { guess: 0.5, at: exercise().at }),
    );
    first.change((progress) =>
      withEntry(progress, 'recall', 'octaves/gain', { due: '2031-05-21', interval: 1, misses: 0 }),
    );

    const later = device.openTab();
    expect(later.read()).toEqual(first.read());
    expect(later.read().exercises['octaves/code']?.draft).toEqual({ text: 'return 4;', at: [1, null] });
    expect(later).toMatchObject({ saving: 'ok', why: undefined });
    expect(later.notice()).toBeUndefined();
  });

  it('on a device that holds nothing: nothing is written before there is something to keep', () => {
    const device = new FakeDevice();
    expect(device.openTab().read()).toEqual(emptyProgress());
    expect(device.held.size).toBe(0);
  });

  it('and reads the same object until something changes', () => {
    const store = new FakeDevice().openTab();
    const before = store.read();
    store.change((progress) => progress);
    expect(store.read()).toBe(before);
    solve(store, 'a/b');
    expect(store.read()).not.toBe(before);
  });

  it('and a listener hears of changes until it stops', () => {
    const store = new FakeDevice().openTab();
    let heard = 0;
    const stop = store.subscribe(() => (heard += 1));
    solve(store, 'a/b');
    store.change((progress) => progress);
    expect(heard).toBe(1);
    stop();
    solve(store, 'a/c');
    expect(heard).toBe(1);
  });

  it('and a change that fails leaves everything as it was', () => {
    const store = new FakeDevice().openTab();
    solve(store, 'a/b');
    const before = store.read();
    expect(() =>
      store.change(() => {
        throw new Error('a mistake in the page');
      }),
    ).toThrow('a mistake in the page');
    expect(store.read()).toBe(before);
  });
});

describe('several tabs', () => {
  it('stay in step', () => {
    const device = new FakeDevice();
    const [one, two] = [device.openTab(), device.openTab()];
    let heard = 0;
    two.subscribe(() => (heard += 1));
    solve(one, 'a/b');
    expect(solvedIn(two)).toEqual(['a/b']);
    expect(heard).toBe(1);
  });

  it('erase nothing of each other, even where the browser is late to tell', () => {
    const device = new FakeDevice();
    const [one, two] = [device.openTab(), device.openTab()];
    device.telling = false;
    solve(one, 'a/one');
    expect(solvedIn(two)).toEqual([]);
    solve(two, 'a/two');
    expect(solvedIn(two)).toEqual(['a/one', 'a/two']);
    expect(solvedIn(device.openTab())).toEqual(['a/one', 'a/two']);
  });

  it('show what another did as soon as they look, though they change nothing themselves', () => {
    const device = new FakeDevice();
    const [one, two] = [device.openTab(), device.openTab()];
    let heard = 0;
    two.subscribe(() => (heard += 1));
    device.telling = false;
    solve(one, 'a/b');
    two.change((progress) => progress);
    expect(solvedIn(two)).toEqual(['a/b']);
    expect(heard).toBe(1);
  });

  it('look again when the browser brings a page back from its cache', () => {
    const device = new FakeDevice();
    const [one, two] = [device.openTab(), device.openTab()];
    device.telling = false;
    solve(one, 'a/b');
    device.tabs[1]?.dispatchEvent(new Event('pageshow'));
    expect(solvedIn(two)).toEqual(['a/b']);
  });

  it('forget together', () => {
    const device = new FakeDevice();
    const [one, two] = [device.openTab(), device.openTab()];
    solve(one, 'a/b');
    one.erase();
    expect(solvedIn(two)).toEqual([]);
    solve(two, 'a/c');
    expect(solvedIn(one)).toEqual(['a/c']);

    device.held.clear();
    device.tell(null);
    expect([solvedIn(one), solvedIn(two)]).toEqual([[], []]);
  });

  it('pay no heed to other keys', () => {
    const device = new FakeDevice();
    const store = device.openTab();
    let heard = 0;
    store.subscribe(() => (heard += 1));
    device.held.set('theme', 'dark');
    device.tell('theme');
    expect(heard).toBe(0);
  });
});

describe('storage that is blocked', () => {
  it('leaves everything working in memory, and says so', () => {
    const device = new FakeDevice();
    device.blocked = true;
    const store = device.openTab();
    expect(store).toMatchObject({ saving: 'off', why: 'blocked' });
    expect(store.notice()).toMatch(/^Not saved on this device: /);
    solve(store, 'a/b');
    solve(store, 'a/c');
    expect(solvedIn(store)).toEqual(['a/b', 'a/c']);
    store.erase();
    expect(solvedIn(store)).toEqual([]);
  });

  it('is how a page without any storage works, as at build time', () => {
    const store = openProgress(() => {
      throw new ReferenceError('localStorage is not defined');
    }, {});
    solve(store, 'a/b');
    expect(solvedIn(store)).toEqual(['a/b']);
    expect(store.saving).toBe('off');
    const none = openProgress(() => null as unknown as Storage, {});
    expect(none.saving).toBe('off');
  });

  it('keeps what was done meanwhile, once it opens', () => {
    const device = new FakeDevice();
    solve(device.openTab(), 'a/before');
    device.blocked = true;
    const store = device.openTab();
    solve(store, 'a/meanwhile');
    device.blocked = false;
    solve(store, 'a/after');
    expect(store).toMatchObject({ saving: 'ok', why: undefined });
    expect(solvedIn(device.openTab())).toEqual(['a/after', 'a/before', 'a/meanwhile']);
  });
});

describe('storage that is full', () => {
  it('leaves everything working in memory, and what is stored as it was', () => {
    const device = new FakeDevice();
    const store = device.openTab();
    solve(store, 'a/saved');
    const stored = device.held.get(PROGRESS_KEY);
    device.full = true;
    let heard = 0;
    store.subscribe(() => (heard += 1));
    solve(store, 'a/unsaved');
    solve(store, 'a/unsaved-too');
    expect(heard).toBe(2);
    expect(store).toMatchObject({ saving: 'off', why: 'full' });
    expect(store.notice()).toBe('Not saved on this device: the browser has no room left for this page.');
    expect(solvedIn(store)).toEqual(['a/saved', 'a/unsaved', 'a/unsaved-too']);
    expect(device.held.get(PROGRESS_KEY)).toBe(stored);
  });

  it('loses neither what this tab holds nor what another saved, once there is room', () => {
    const device = new FakeDevice();
    const [one, two] = [device.openTab(), device.openTab()];
    device.full = true;
    solve(one, 'a/one');
    device.full = false;
    solve(two, 'a/two');
    expect(solvedIn(one)).toEqual(['a/one', 'a/two']);
    solve(one, 'a/three');
    expect(one.notice()).toBeUndefined();
    expect(solvedIn(two)).toEqual(['a/one', 'a/three', 'a/two']);
  });
});

describe('a record that is damaged', () => {
  it.each([
    '{"version":1,"exerc',
    '',
    'null',
    '[]',
    '"hello"',
    '{}',
    '{"version":"1"}',
    '{"version":-1}',
    '{"version":0}',
  ])('such as %s is set aside, and a new one begins', (text) => {
    const device = new FakeDevice();
    device.held.set(PROGRESS_KEY, text);
    const store = device.openTab();
    expect(store.read()).toEqual(emptyProgress());
    expect(device.held.get(DAMAGED_KEY)).toBe(text);
    expect(store).toMatchObject({ saving: 'ok', why: 'damaged' });
    expect(store.notice()).toContain('set aside');
    solve(store, 'a/b');
    expect(solvedIn(device.openTab())).toEqual(['a/b']);
    expect(device.held.get(DAMAGED_KEY)).toBe(text);
  });

  it('loses its broken entries only, and the whole text is kept', () => {
    const good = exercise({ solved: true });
    const text = JSON.stringify({
      version: 1,
      lastChapter: 7,
      exercises: {
        'a/good': good,
        'a/no-seed': { ...good, seed: 'x' },
        'a/no-time': { ...good, at: 'yesterday' },
        'a/negative': { ...good, misses: -1 },
        'a/null': null,
        'a/list': [],
      },
      predictions: 'none',
      recall: {
        'a/card': { due: '2031-05-21', interval: 1, misses: 0 },
        'a/card-2': { due: 'soon', interval: 1, misses: 0 },
      },
    });
    const device = new FakeDevice();
    device.held.set(PROGRESS_KEY, text);
    const store = device.openTab();
    expect(Object.keys(store.read().exercises)).toEqual(['a/good']);
    expect(store.read().predictions).toEqual({});
    expect(Object.keys(store.read().recall)).toEqual(['a/card']);
    expect(store.why).toBe('partly-damaged');
    expect(device.held.get(DAMAGED_KEY)).toBe(text);
    expect(device.openTab().notice()).toBeUndefined();
  });

  it('is kept behind one set aside before', () => {
    const device = new FakeDevice();
    device.held.set(PROGRESS_KEY, 'first');
    device.openTab();
    device.held.set(PROGRESS_KEY, 'second');
    device.openTab();
    expect(device.held.get(DAMAGED_KEY)).toBe('first\nsecond');
  });

  it('stays where it is while there is no room to set it aside', () => {
    const device = new FakeDevice();
    device.held.set(PROGRESS_KEY, 'broken');
    device.full = true;
    const store = device.openTab();
    solve(store, 'a/b');
    expect(device.held.get(PROGRESS_KEY)).toBe('broken');
    expect(store.saving).toBe('off');
    device.full = false;
    solve(store, 'a/c');
    expect(device.held.get(DAMAGED_KEY)).toBe('broken');
    expect(solvedIn(device.openTab())).toEqual(['a/b', 'a/c']);
  });

  it('may arrive from another tab, and costs this one nothing it has not saved', () => {
    const device = new FakeDevice();
    const store = device.openTab();
    device.held.set(PROGRESS_KEY, 'broken');
    device.tell(PROGRESS_KEY);
    expect(store.why).toBe('damaged');
    solve(store, 'a/b');
    expect(solvedIn(device.openTab())).toEqual(['a/b']);
  });

  it('is forgotten when the reader erases everything', () => {
    const device = new FakeDevice();
    device.held.set(PROGRESS_KEY, 'broken');
    const store = device.openTab();
    store.erase();
    expect(device.held.has(DAMAGED_KEY)).toBe(false);
    expect(store.notice()).toBeUndefined();
  });
});

describe('a record of a newer version', () => {
  const newer = JSON.stringify({
    version: 2,
    exercises: { 'a/b': exercise({ solved: true }), 'a/odd': { stars: 3 } },
    badges: ['gold'],
  });

  it('is shown as far as it can be, and never written over', () => {
    const device = new FakeDevice();
    device.held.set(PROGRESS_KEY, newer);
    const store = device.openTab();
    expect(solvedIn(store)).toEqual(['a/b']);
    solve(store, 'a/c');
    solve(store, 'a/d');
    expect(solvedIn(store)).toEqual(['a/b', 'a/c', 'a/d']);
    store.erase();
    expect(device.held.get(PROGRESS_KEY)).toBe(newer);
    expect(store).toMatchObject({ saving: 'off', why: 'newer' });
    expect(store.notice()).toMatch(/^Not saved on this device: a newer version/);
  });

  it('may be written by another tab while this one is open', () => {
    const device = new FakeDevice();
    const store = device.openTab();
    solve(store, 'a/mine');
    device.held.set(PROGRESS_KEY, newer);
    solve(store, 'a/more');
    expect(device.held.get(PROGRESS_KEY)).toBe(newer);
    expect(store.why).toBe('newer');
  });

  it('lets saving go on once it is gone', () => {
    const device = new FakeDevice();
    device.held.set(PROGRESS_KEY, newer);
    const store = device.openTab();
    device.held.delete(PROGRESS_KEY);
    device.tell(PROGRESS_KEY);
    expect(store.notice()).toBeUndefined();
    solve(store, 'a/b');
    expect(solvedIn(device.openTab())).toEqual(['a/b']);
  });
});
