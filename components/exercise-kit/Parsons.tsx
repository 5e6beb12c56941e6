/** A program put together from lines, some of them traps. It runs where written programs run. */
import type { Json } from '../../src/progress';
import { Outcome } from './code/Outcome';
import { failed, readReport, type Report } from './code/report';
import type { ParsonsExercise } from './exercise';
import { judgeParsons } from './judge-parsons';
import type { Kind, ViewProps } from './kind';
import { sourceOf } from './program';
import { Rows } from './Rows';

type Exercise = ParsonsExercise<never>;

interface Answer extends Readonly<Record<string, Json | undefined>> {
  order: string[];
  report?: Report & Json;
}

function Parsons({ posed, answer, change, disabled, id }: ViewProps<Exercise, Answer>) {
  const { order } = answer;
  const left = posed.rows.map((row) => row.id).filter((line) => !order.includes(line));
  return (
    <Rows
      id={id}
      rows={posed.rows}
      lists={[
        { label: 'Your program', ids: order, ordered: true, take: 'Use', empty: 'No lines yet.' },
        { label: 'Left out', ids: left, ordered: false, take: 'Leave out', empty: 'Every line is used.' },
      ]}
      code
      disabled={disabled}
      change={([used]) => change({ ...answer, order: [...used!] })}
    />
  );
}

export const parsons: Kind<Exercise, Answer> = {
  restore({ rows }, stored) {
    const from = (stored ?? {}) as Partial<Answer>;
    const known = Array.isArray(from.order) ? from.order : [];
    const order = [...new Set(known)].filter((line) => rows.some(({ id }) => id === line));
    const report = readReport(from.report) as (Report & Json) | undefined;
    return { order, ...(report && { report }) };
  },
  judge: judgeParsons,
  async run({ exercise }, { order }) {
    if (order.length === 0) return { order };
    try {
      const { runCode } = await import('./code/run-code');
      return { order, report: await runCode(exercise, sourceOf(exercise, order)) };
    } catch {
      const say = 'What runs programs could not be loaded. Look at your connection, then try again.';
      return { order, report: failed(say, 'unreadable') as unknown as Report & Json };
    }
  },
  View: Parsons,
  Below: ({ answer: { report }, stale, id }) =>
    report ? <Outcome report={report} stale={stale} id={id} /> : null,
};
