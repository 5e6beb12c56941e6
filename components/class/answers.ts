/** Answers on their way: marked, and packed into text that travels with a result. */
import type { Json } from '../../src/progress';
import { kindOf } from '../exercise-kit/kinds';
import type { Posed } from '../exercise-kit/variants';
import type { Verdict } from '../exercise-kit/verdict';

/** What stands for an item that nobody answered. */
const NONE: Verdict = { outcome: 'unreadable', say: 'No answer.' };

/** The answer as it is judged: a program is run first. `null` stays `null`: it was not answered. */
export async function readyToMark(posed: Posed, answer: Json): Promise<Json> {
  const kind = kindOf(posed.exercise);
  if (answer === null) return null;
  const restored = kind.restore(posed, answer);
  if (restored === undefined || restored === null) return null;
  return kind.run ? kind.run(posed, restored) : restored;
}

export function mark(posed: Posed, answer: Json | undefined): Verdict {
  if (answer === null || answer === undefined) return NONE;
  const kind = kindOf(posed.exercise);
  return kind.judge(posed, kind.restore(posed, answer));
}

/** An answer without what was worked out from it: a program's text, and not what its last run showed. */
export function bare(answer: Json): Json {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([name]) => name !== 'report')) as Json;
}

/** Answers as base64url of their JSON in UTF-8: letters, digits, - and _. */
export function packAnswers(answers: readonly Json[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(answers.map(bare)));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @returns `undefined` where the text holds no answers */
export function unpackAnswers(text: string): readonly Json[] | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(binary, (character) => character.charCodeAt(0)),
    );
    const answers: unknown = JSON.parse(json);
    return Array.isArray(answers) ? (answers as Json[]) : undefined;
  } catch {
    return undefined;
  }
}
