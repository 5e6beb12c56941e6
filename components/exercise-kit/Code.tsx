/** A program the reader writes. Its editor, compiler and runner are fetched when they are reached for. */
import type { Json } from '../../src/progress';
import { Editor } from './code/Editor';
import { Outcome } from './code/Outcome';
import { failed, readReport, verdictOf, type Report } from './code/report';
import type { CodeExercise } from './exercise';
import type { Kind, ViewProps } from './kind';

type Exercise = CodeExercise<never>;

/** The text, and what its last run showed. */
interface Answer extends Readonly<Record<string, Json | undefined>> {
  source: string;
  report?: Report & Json;
}

function Code({ posed, answer, change, disabled, id }: ViewProps<Exercise, Answer>) {
  return (
    <div class="code">
      <Editor
        id={id}
        text={answer.source}
        signature={posed.exercise.signature}
        disabled={disabled}
        change={(text) => change({ ...answer, source: text })}
      />
    </div>
  );
}

export const code: Kind<Exercise, Answer> = {
  restore({ exercise }, stored) {
    const from = (stored ?? {}) as Partial<Answer>;
    const report = readReport(from.report) as (Report & Json) | undefined;
    return {
      source: typeof from.source === 'string' ? from.source : exercise.start,
      ...(report && { report }),
    };
  },
  judge: (_, { report }) => verdictOf(report ?? failed('Run the program first.', 'unreadable')),
  async run({ exercise }, { source }) {
    try {
      const { runCode } = await import('./code/run-code');
      return { source, report: await runCode(exercise, source) };
    } catch {
      const say = 'What runs programs could not be loaded. Look at your connection, then try again.';
      return { source, report: failed(say, 'unreadable') as unknown as Report & Json };
    }
  },
  View: Code,
  Below: ({ answer: { report }, stale, id }) =>
    report ? <Outcome report={report} stale={stale} id={id} /> : null,
};
