/** What every widget must keep, tested without a browser: its definition, and its model at the ends of every parameter. */
import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '../../components/widget-kit/address';
import { dataOf } from '../../components/widget-kit/data';
import { addressKey, defaults, type Parameter } from '../../components/widget-kit/definition';
import { cutSymbol } from '../../components/book/symbols';
import { checkUsedNames } from '../../components/book/used-names';
import { widgets } from '../../components/widgets/registry';
import { RESERVED_KEYS } from '../../src/embedding';

type Values = ReturnType<typeof defaults>;

/** The ends of a parameter, and a value inside. */
function ends(parameter: Parameter): (number | string | boolean)[] {
  switch (parameter.kind) {
    case 'number':
      return [parameter.min, parameter.max];
    case 'seed':
      return [0, 1, 4294967295];
    case 'choice':
      return parameter.options.map(({ value }) => value);
    case 'flag':
      return [true, false];
  }
}

describe.each([...widgets])('%s', (name, widget) => {
  const { definition } = widget;
  const usual = defaults(definition.parameters);
  const entries = Object.entries(definition.parameters);

  it('is named like its folder, and says what it is in whole sentences', () => {
    expect(definition.name).toBe(name);
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(definition.question).toMatch(/^[A-Z].*\?$/);
    expect(definition.caption).toMatch(/^[A-Z].*[.]$/s);
    expect(definition.caption).toMatch(/Try this: /);
    for (const [, { label, help }] of entries) {
      expect(label).toMatch(/^\S.{0,28}\S$|^[a-zA-Z]$/);
      expect(help).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('has legal usual values and takes no reserved name', () => {
    for (const [parameterName, parameter] of entries) {
      // A widget's seed is that seed; no other key of an embed's address may mean two things.
      if (parameterName === 'seed') expect(parameter.kind).toBe('seed');
      else expect(RESERVED_KEYS).not.toContain(addressKey(parameterName));
      const text =
        typeof parameter.default === 'boolean'
          ? String(Number(parameter.default))
          : String(parameter.default);
      const { values, said } = readAddress(
        definition.parameters,
        `?${addressKey(parameterName)}=${encodeURIComponent(text)}`,
        usual,
      );
      expect(values).toEqual(usual);
      expect(said).toEqual([]);
    }
  });

  it('gives the same data for the same values', () => {
    expect(dataOf(widget, usual)).toEqual(dataOf(widget, { ...usual }));
  });

  it('survives the ends of every parameter, alone and all together', () => {
    const lowest = Object.fromEntries(entries.map(([key, parameter]) => [key, ends(parameter)[0]])) as Values;
    const highest = Object.fromEntries(
      entries.map(([key, parameter]) => [key, ends(parameter).at(-1)]),
    ) as Values;
    const alone = entries.flatMap(([key, parameter]) =>
      ends(parameter).map((end) => ({ ...usual, [key]: end }) as Values),
    );
    for (const values of [lowest, highest, ...alone]) {
      const { outputs } = dataOf(widget, values);
      expect(Object.keys(outputs)).toEqual(Object.keys(definition.outputs));
      for (const [output, value] of Object.entries(outputs)) {
        expect(value === null || Number.isFinite(value), `${output} is ${String(value)}`).toBe(true);
      }
      const sentence = definition.say(values, outputs);
      expect(sentence).toMatch(/^[A-Z“0-9].*\.$/s);
      expect(sentence).not.toMatch(/undefined|NaN|null|Infinity|\[object/);
    }
  });

  it('finds its way through an address and back, with the fewest keys', () => {
    expect(writeAddress(definition.parameters, usual, usual)).toBe('');
    for (const [key, parameter] of entries) {
      for (const end of ends(parameter)) {
        const values = { ...usual, [key]: end } as Values;
        const query = writeAddress(definition.parameters, values, usual);
        expect(readAddress(definition.parameters, query, usual)).toEqual({ values, said: [] });
      }
    }
  });

  it('lists code that exists and that it runs', () => {
    expect(definition.code.length).toBeGreaterThan(0);
    for (const symbol of definition.code) expect(cutSymbol(symbol).code).toContain(symbol.split('.').at(-1));
    expect(() => checkUsedNames(definition)).not.toThrow();
  });
});
