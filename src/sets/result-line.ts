/** A result in one line of text: what a student sends, and an instructor pastes, alone or a whole class at once. */
export interface ResultLine {
  readonly student: string;
  readonly right: number;
  readonly of: number;
  readonly code: string;
  /** The answers as text; empty where somebody copied the rest from paper. */
  readonly answers: string;
}

export function writeResultLine({ student, right, of, code, answers }: ResultLine): string {
  return new URLSearchParams({
    student,
    right: String(right),
    of: String(of),
    code,
    ...(answers && { answers }),
  }).toString();
}

/** Reads a line, or says nothing where it is none. Text around it, such as a greeting or quotes, does not count. */
export function readResultLine(text: string): ResultLine | undefined {
  const line = /student=\S*/.exec(text)?.[0].replace(/["'”’>)\]]+$/, '');
  if (line === undefined) return undefined;
  const written = new URLSearchParams(line);
  const count = (name: string): number | undefined => {
    const digits = written.get(name) ?? '';
    return /^\d{1,3}$/.test(digits) ? Number(digits) : undefined;
  };
  const [right, of, code] = [count('right'), count('of'), written.get('code')];
  if (right === undefined || of === undefined || code === null) return undefined;
  return { student: written.get('student') ?? '', right, of, code, answers: written.get('answers') ?? '' };
}
