/** Reads a `_headers` file: which answers get which headers. */

/**
 * @param {string} text lines of an address pattern, each followed by indented `Name: value` lines; `*` stands for
 *   anything, `#` begins a comment
 * @returns {(path: string) => [name: string, value: string][]} what the file asks for at an address
 */
export function readHeaders(text) {
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (/^\s/.test(line)) {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    } else {
      const parts = line
        .trim()
        .split('*')
        .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
      rules.push({ pattern: new RegExp(`^${parts.join('.*')}$`), headers: [] });
    }
  }
  return (path) => rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers);
}
