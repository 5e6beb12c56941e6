import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightMessages, mayHear, readCommand, secretIn } from '../../../src/embedding';

const id = 'w/sample';

describe('a host’s request', () => {
  it('is read with its number, and parameters go by the names of an address', () => {
    const message = {
      v: 1,
      type: 'dd.set',
      mid: 'a1',
      params: { modulusBits: 8, even: true, name: 'x', odd: [] },
    };
    expect(readCommand(message, id)).toEqual({
      type: 'dd.set',
      mid: 'a1',
      params: new Map([
        ['modulus-bits', '8'],
        ['even', '1'],
        ['name', 'x'],
      ]),
    });
    expect(readCommand({ v: 1, type: 'dd.get', id, mid: 7 }, id)).toEqual({ type: 'dd.get', mid: 7 });
  });

  it.each([
    null,
    undefined,
    '',
    '{"v":1,"type":"dd.get"}',
    7,
    [],
    {},
    { type: 'dd.get' },
    { v: 2, type: 'dd.get' },
    { v: 1, type: 'dd.boom' },
    { v: 1, type: ['dd.get'] },
    { v: 1, type: 'dd.get', mid: {} },
    { v: 1, type: 'dd.get', mid: NaN },
    { v: 1, type: 'dd.get', mid: 'x'.repeat(201) },
    { v: 1, type: 'dd.get', id: 'w/other' },
    { v: 1, type: 'dd.set' },
    { v: 1, type: 'dd.set', params: null },
    { v: 1, type: 'dd.theme', theme: 3 },
    { v: 1, type: 'dd.restore', state: 'x'.repeat(100_001) },
  ])('is nothing when it is %j', (message) => {
    expect(readCommand(message, id)).toBeUndefined();
  });

  it('is nothing when it is circular', () => {
    const message: Record<string, unknown> = { v: 1, type: 'dd.restore' };
    message['state'] = message;
    expect(readCommand(message, id)).toBeUndefined();
  });

  it('never breaks the reader', () => {
    const odd = fc.record(
      {
        v: fc.constantFrom(1, 1, 2),
        type: fc.constantFrom('dd.set', 'dd.theme', 'dd.restore'),
        params: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(fc.property(fc.oneof(fc.anything(), odd), (data) => void readCommand(data, id)));
  });
});

describe('a height', () => {
  const usual = { src: 'https://book.example/embed/', h5p: false };

  it('is told in the words of each host, never as null and never with a width', () => {
    const messages = heightMessages(321, { src: usual.src, h5p: true, secret: 'abc' });
    expect(messages).toEqual([
      { subject: 'lti.frameResize', height: 321 },
      '{"context":"iframe.resize","src":"https://book.example/embed/","height":321}',
      { context: 'h5p', action: 'resize', scrollHeight: 321, height: 321 },
      { message: 'height', value: 321, secret: 'abc' },
    ]);
    expect(JSON.stringify(messages)).not.toMatch(/null|width/i);
  });

  it('goes to H5P and WordPress only after they asked', () => {
    expect(heightMessages(1, usual)).toHaveLength(2);
  });

  it('knows WordPress’s secret by its place and letters', () => {
    expect(secretIn('#?secret=aZ09')).toBe('aZ09');
    expect(secretIn('#student=ada&secret=x1')).toBe('x1');
    for (const none of ['', '#', '#?secret=', '#?secret=a"b', `#?secret=${'a'.repeat(65)}`])
      expect(secretIn(none)).toBeUndefined();
  });
});

it('a host that was not named gets no results', () => {
  expect(mayHear(undefined, 'https://any.example')).toBe(true);
  expect(mayHear(['https://a.example'], 'https://a.example')).toBe(true);
  expect(mayHear(['https://a.example'], 'https://b.example')).toBe(false);
  expect(mayHear([], 'https://a.example')).toBe(false);
  expect(mayHear(['https://a.example'], 'null')).toBe(false);
});
