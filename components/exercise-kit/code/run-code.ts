/** From the reader's text to a report. Loaded at the first run, with the compiler. */
import type { Json } from '../../../src/progress';
import { failed, type Report } from './report';
import { runInFrame } from './run-in-frame';
import { originalPlace } from './source-map';
import { transpile } from './transpile';

/** What is run: an exercise, which has its checks, and the function they call. */
interface Runs {
  readonly id: string;
  readonly entry: string;
}

export async function runCode({ id, entry }: Runs, source: string): Promise<Report & Json> {
  const compiled = transpile(source);
  if (!compiled.ok) {
    const { say, at } = compiled;
    return { ...failed(say, 'unreadable'), ...(at && { at }) } as unknown as Report & Json;
  }
  const report = await runInFrame({ id, entry, code: compiled.code });
  const at = report.at && originalPlace(compiled.mappings, report.at);
  return { ...report, ...(at && { at }) } as unknown as Report & Json;
}
