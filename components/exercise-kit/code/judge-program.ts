/** Runs all checks on a program: cases, then properties, then what the mistake is called. */
import type { CodeChecks, Program } from './checks';
import type { CaseResult, Report } from './report';
import { showValue } from './show-value';

export type Judged = Pick<Report, 'outcome' | 'say' | 'cases'>;

/**
 * Throws what the program throws.
 * @param afterCases called once the shown calls are done: what is printed from then on is not shown
 */
export function judgeProgram(
  { cases, properties, mistakes }: CodeChecks,
  program: Program,
  afterCases: () => void = () => undefined,
): Judged {
  const rows: CaseResult[] = cases.map(({ call, expected, run, holds }) => {
    const got = run(program);
    return { call, expected, got: showValue(got), passed: holds(got) };
  });
  afterCases();
  let broken: string | undefined;
  for (const property of properties) {
    broken = property.broken(program);
    if (broken) break;
  }
  const failedCase = rows.find(({ passed }) => !passed);
  if (!broken && !failedCase) {
    return { outcome: 'right', say: 'Every case and every property holds.', cases: rows };
  }
  const known = mistakes.find(({ made }) => {
    try {
      return made(program);
    } catch {
      return false;
    }
  });
  const plain = failedCase
    ? `${failedCase.call} should give ${failedCase.expected}, and gave ${failedCase.got}.`
    : broken!;
  return { outcome: 'wrong', say: known?.say ?? plain, cases: rows };
}
