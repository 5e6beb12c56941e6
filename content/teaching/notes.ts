/** What a teaching note has. One for each chapter, in a file of its own. */

export interface Misconception {
  /** What students say or think, in their words. */
  readonly thought: string;
  /** The widget that answers it, and its settings as an address has them. */
  readonly figure: string;
  readonly query?: string;
  /** What to do with it, and what to look at. */
  readonly answer: string;
}

export interface TeachingNote {
  /** The chapter's slug. */
  readonly chapter: string;
  /** "Afterward students can …" */
  readonly aims: readonly string[];
  /** A lesson of fifty minutes: how long, and what. */
  readonly lesson: readonly (readonly [minutes: number, what: string])[];
  /** What to leave out where there are only 25. */
  readonly short: string;
  readonly misconceptions: readonly Misconception[];
  readonly questions: readonly string[];
  /** An activity without any screen. */
  readonly unplugged: {
    readonly title: string;
    readonly material: string;
    readonly steps: readonly string[];
    readonly look: string;
  };
  /** Ids of exercises to take home. */
  readonly homework: readonly string[];
}
