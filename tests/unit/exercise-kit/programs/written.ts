/** What people write for a code exercise: bodies of its function. One file a chapter, found by the test beside. */
export interface Written {
  /** Puts a body where the exercise expects it. */
  program(body: string): string;
  /** Each passes. */
  right: Readonly<Record<string, string>>;
  /** Each fails with the sentence of the mistake whose name is its key. */
  wrong: Readonly<Record<string, string>>;
}
