/** What an exercise asks for, in a word, for lists. */
const WORDS: Readonly<Record<string, string>> = {
  numeric: 'a number',
  choice: 'a choice',
  trace: 'a trace',
  goal: 'a figure to set',
  code: 'a program',
  order: 'an order',
  parsons: 'lines of code',
};

export const kindWord = (kind: string): string => WORDS[kind] ?? kind;
