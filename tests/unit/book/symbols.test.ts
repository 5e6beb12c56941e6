import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cutSymbol } from '../../../components/book/symbols';
import { checkUsedNames } from '../../../components/book/used-names';
import { widgetNamed } from '../../../components/widgets/registry';

describe('a listing', () => {
  it('is the source itself, without its documentation', () => {
    const { file, code } = cutSymbol('rejectInt');
    expect(file).toBe('src/random/pick.ts');
    expect(readFileSync(file, 'utf8')).toContain(code);
    expect(code).toMatch(/^export function rejectInt\(/);
    expect(code).not.toContain('@param');
  });

  it('can be one method, with the indentation of code that stands alone', () => {
    const { code } = cutSymbol('Pcg32.nextUint32');
    expect(code).toMatch(/^nextUint32\(\): number \{\n {2}\S/);
    expect(code).toMatch(/\n\}$/);
  });

  it('of an unknown name is an error that asks the right question', () => {
    expect(() => cutSymbol('noSuchFunction')).toThrow(
      'nothing in src/random or src/noise is called "noSuchFunction"',
    );
  });

  it('beside a figure that does not run it is an error', () => {
    const { definition } = widgetNamed('pigeonholes');
    expect(() => checkUsedNames({ ...definition, code: [...definition.code, 'Mt19937'] })).toThrow(
      'pigeonholes lists "Mt19937"',
    );
  });
});
