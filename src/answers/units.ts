/** Units a reader may add to a number, by every name they go under; plurals come by themselves. */
const NAMES: Readonly<Record<string, string>> = {
  deg: '°',
  degree: '°',
  radian: 'rad',
  pixel: 'px',
  percent: '%',
  sec: 's',
  second: 's',
};
const KNOWN = new Set('° rad turn px % s ms m cm mm km hz fps bit byte frame cell tile step roll'.split(' '));

/** One name for a unit: `Degrees`, `deg` and `°` are all `°`; a unit not known is its own name, singular. */
function unitName(unit: string): string {
  const name = unit.trim().toLowerCase();
  const single = name.length > 2 ? name.replace(/s$/, '') : name;
  return Object.hasOwn(NAMES, single) ? (NAMES[single] ?? single) : single;
}

/** Whether two units, either of them absent, are the same one. */
export const sameUnit = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && unitName(a) === unitName(b);

/**
 * Parts a unit from the end of a text: `180 px` gives `['180', 'px']`. Takes the units everybody knows, and the one
 * the prompt names. Without such a unit the text comes back whole.
 */
export function splitUnit(text: string, asked?: string): [number: string, unit?: string] {
  const lower = text.toLowerCase();
  const named = asked?.trim();
  const found =
    named && lower.endsWith(named.toLowerCase())
      ? text.slice(-named.length)
      : /(?:[°%]|\p{L}[\p{L}/]*)$/u.exec(text)?.[0];
  if (!found || !(KNOWN.has(unitName(found)) || sameUnit(found, named))) return [text];
  const rest = text.slice(0, -found.length);
  // A name the prompt gives may be the end of a longer word, which is then another word.
  return /\p{L}$/u.test(rest) && /^\p{L}/u.test(found) ? [text] : [rest.trim(), found];
}
