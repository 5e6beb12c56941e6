/** What an exercise says to whoever listens on the page around it. */
import type { ExerciseRecord } from '../../src/progress';
import type { Result } from '../../src/receipts';
import type { Outcome } from './verdict';

/** The events that bubble from an exercise's section, with what each carries. */
export interface Told {
  /** An answer was checked, and could be read. */
  'dd-result': Result & { readonly verdict: Outcome };
  /** The reader changed something that is kept: a draft, the variant, a hint. */
  'dd-state': { readonly item: string; readonly state: ExerciseRecord | undefined };
}

export function tell<Name extends keyof Told>(from: Element, name: Name, detail: Told[Name]): void {
  from.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}
