import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { Inline, Text } from '../../../components/exercise-kit/Text';

const inline = (text: string) => render(<Inline text={text} />);

it('knows two marks: code and emphasis', () => {
  expect(inline('take `raw % 6`, *always*')).toBe('take <code>raw % 6</code>, <em>always</em>');
});

it('leaves an asterisk that stands between spaces, and those inside code', () => {
  expect(inline('2 * 3 * 4')).toBe('2 * 3 * 4');
  expect(inline('`a * b * c`')).toBe('<code>a * b * c</code>');
});

it('parts paragraphs at blank lines', () => {
  expect(render(<Text text={'one\n\ntwo\nlines'} />)).toBe('<p>one</p><p>two\nlines</p>');
});

it('keeps what looks like a tag as text', () => {
  expect(inline('<img src=x onerror=alert(1)> & `<b>`')).toBe(
    '&lt;img src=x onerror=alert(1)> &amp; <code>&lt;b></code>',
  );
});
