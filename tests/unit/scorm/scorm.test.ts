import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExerciseRecord, Json } from '../../../src/progress';
import { findApi, manifest, readState, ScormSession, sessionTime, writeState } from '../../../src/scorm';
import { StrictLms } from './strict-lms';

const open = (lms: StrictLms, mastery = 0.8) => ScormSession.open(lms, { mastery, now: () => 0 })!;

describe('finding the course system', () => {
  const api = new StrictLms();
  /** A window of another origin: it can be stood in front of, and asked nothing. */
  const closed = (parent: object, opener: object | null = null) =>
    new Proxy(
      {},
      {
        get(_, name) {
          if (name === 'parent') return parent;
          if (name === 'opener') return opener;
          throw new DOMException('Blocked a frame', 'SecurityError');
        },
      },
    );

  it('climbs to the window that has it, past one that throws', () => {
    const top = { API: api };
    expect(findApi({ parent: closed({ parent: top }) })).toBe(api);
  });

  it('looks through the window that opened this one, or the topmost one', () => {
    const course = { parent: { API: api } };
    const self: { parent?: object; opener: object } = { opener: course };
    self.parent = self;
    expect(findApi(self)).toBe(api);
    expect(findApi({ parent: { opener: course } })).toBe(api);
    expect(findApi({ parent: closed({}, course) })).toBeUndefined();
  });

  it('gives up quietly', () => {
    const loop: { parent?: object } = {};
    loop.parent = { parent: loop };
    expect(findApi(loop)).toBeUndefined();
    expect(findApi({ API: 'no API', parent: null, opener: null })).toBeUndefined();
    expect(ScormSession.open(undefined, { mastery: 1 })).toBeUndefined();
    expect(ScormSession.open({ ...api, LMSInitialize: () => false }, { mastery: 1 })).toBeUndefined();
  });
});

describe('a sitting', () => {
  it('calls in the order that a strict system wants, and breaks none of its rules', () => {
    const lms = new StrictLms();
    const session = open(lms);
    expect(lms.committed['cmi.core.lesson_status']).toBe('incomplete');
    session.keep('DD1s.abc');
    expect(session.mark({ score: 0, complete: false })).toBe(true);
    expect(lms.committed).toMatchObject({
      'cmi.core.lesson_status': 'incomplete',
      'cmi.core.score.raw': '0',
    });
    expect(session.mark({ score: 1, complete: true })).toBe(true);
    expect(lms.committed).toMatchObject({
      'cmi.core.lesson_status': 'passed',
      'cmi.core.score.raw': '100',
      'cmi.core.score.min': '0',
      'cmi.core.score.max': '100',
      'cmi.suspend_data': 'DD1s.abc',
    });
    session.finish();
    session.finish();
    session.mark({ score: 0, complete: true });
    session.keep('late');
    expect(lms.errors).toEqual([]);
    expect(lms.calls[0]).toBe('LMSInitialize');
    expect(lms.calls.filter((call) => call === 'LMSFinish')).toHaveLength(1);
    expect(lms.calls.at(-1)).toBe('LMSFinish');
  });

  it('is resumed with what it was left with, and keeps the best score and what was passed', () => {
    const first = new StrictLms();
    const session = open(first);
    session.keep('DD1s.xyz');
    session.mark({ score: 1, complete: true });
    session.finish();
    const second = first.again();
    const again = open(second);
    expect(again.state).toBe('DD1s.xyz');
    again.mark({ score: 0, complete: true });
    again.finish();
    expect(second.committed).toMatchObject({
      'cmi.core.lesson_status': 'passed',
      'cmi.core.score.raw': '100',
    });
    expect([...first.errors, ...second.errors]).toEqual([]);
  });

  it('is failed when nothing is left to do, and completed where there is no score', () => {
    const lms = new StrictLms();
    open(lms).mark({ score: 0.5, complete: true });
    expect(lms.committed['cmi.core.lesson_status']).toBe('failed');
    const figure = new StrictLms();
    open(figure).complete();
    expect(figure.committed['cmi.core.lesson_status']).toBe('completed');
  });

  it('records nothing when the course only lets the reader look', () => {
    const lms = new StrictLms({ 'cmi.core.lesson_mode': 'review', 'cmi.core.lesson_status': 'passed' });
    const session = open(lms);
    expect(session.mark({ score: 1, complete: true })).toBe(false);
    expect(lms.committed['cmi.core.score.raw']).toBeUndefined();
  });

  it('goes on when the system throws', () => {
    const broken = Object.fromEntries(
      ['LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish'].map((name) => [
        name,
        () => {
          throw new Error('gone');
        },
      ]),
    );
    const session = ScormSession.open({ ...broken, LMSInitialize: () => 'true' } as never, { mastery: 1 })!;
    expect(session.mark({ score: 1, complete: true })).toBe(false);
    expect(() => session.finish()).not.toThrow();
  });

  it('writes lengths of time as the standard does', () => {
    expect(sessionTime(0)).toBe('0000:00:00.00');
    expect(sessionTime(3_723_450)).toBe('0001:02:03.45');
    expect(sessionTime(1e12)).toMatch(/^9999:\d\d:\d\d\.\d\d$/);
  });
});

describe('what a course system keeps', () => {
  const record = (draft?: Json): ExerciseRecord => ({
    seed: 7,
    attempts: 2,
    misses: 1,
    hints: 0,
    solved: false,
    revealed: false,
    ...(draft !== undefined && { draft }),
    at: '2031-05-20T10:00:00.000Z',
  });

  it('comes back as it was, in plain characters', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const draft = JSON.parse(JSON.stringify({ answer: value, checked: value })) as Json;
        const text = writeState('a/b', record(draft));
        expect(text.length).toBeLessThanOrEqual(3800);
        expect(text).toMatch(/^[\w.-]*$/);
        const read = readState('a/b', text);
        expect(read).toMatchObject({ seed: 7, attempts: 2 });
        if (text.length < 3000) expect(read).toEqual(record(draft));
      }),
    );
  });

  it('never grows beyond 3,800 characters: first what a run showed goes, then the draft', () => {
    const noise = (length: number) =>
      Array.from({ length }, (_, k) => ((k * 2654435761) % 4294967296).toString(36)).join('');
    const source = noise(300);
    const ran = { source, report: { outcome: 'right', say: noise(4000), cases: [], log: [], dropped: 0 } };
    const text = writeState('a/b', record({ answer: ran, checked: ran }));
    expect(text.length).toBeLessThanOrEqual(3800);
    expect(readState('a/b', text)!.draft).toEqual({ answer: { source } });
    const long = writeState('a/b', record({ answer: { source: noise(9000) } }));
    expect(readState('a/b', long)).toEqual(record());
  });

  it('is not taken from another exercise, nor from a text that is damaged', () => {
    const text = writeState('a/b', record('x'));
    expect(readState('a/c', text)).toBeUndefined();
    expect(readState('a/b', text.slice(0, -3))).toBeUndefined();
    fc.assert(fc.property(fc.string(), (any) => readState('a/b', `DD1s.${any}`) === undefined));
  });
});

describe('the manifest', () => {
  it('names one unit, its page and its mastery score, with every sign written safely', () => {
    const text = manifest({
      id: 'dice-and-drift-x',
      title: 'Is a < b & "c"?\u0007',
      page: 'index.html',
      mastery: 80,
    });
    expect(text).toContain('<schemaversion>1.2</schemaversion>');
    expect(text).toContain('<title>Is a &lt; b &amp; &quot;c&quot;?</title>');
    expect(text).toContain('<adlcp:masteryscore>80</adlcp:masteryscore>');
    expect(text).toMatch(
      /identifierref="dice-and-drift-x-page"[^]*<resource identifier="dice-and-drift-x-page"/,
    );
    expect(text).toContain('adlcp:scormtype="sco" href="index.html"');
  });

  it('leaves the mastery score out where there is none, and refuses one that is none', () => {
    expect(manifest({ id: 'a', title: 'A', page: 'index.html' })).not.toContain('mastery');
    expect(() => manifest({ id: 'a', title: 'A', page: 'index.html', mastery: 101 })).toThrow(RangeError);
  });
});
