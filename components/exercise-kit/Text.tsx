/** The book's small markup: `code`, *emphasis*, paragraphs. Text stays text: nothing in it can become a tag. */
import type { ComponentChildren } from 'preact';

const MARKS = /`([^`]+)`|\*([^\s*](?:[^*]*[^\s*])?)\*/g;

function marked(text: string): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    parts.push(text.slice(from, match.index));
    parts.push(match[1] === undefined ? <em>{match[2]}</em> : <code>{match[1]}</code>);
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}

/** One run of text, for labels, options and sentences. */
export function Inline({ text }: { text: string }) {
  return <>{marked(text)}</>;
}

/** Paragraphs, parted by blank lines. */
export function Text({ text }: { text: string }) {
  return (
    <>
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          <p key={index}>{marked(paragraph)}</p>
        ))}
    </>
  );
}
