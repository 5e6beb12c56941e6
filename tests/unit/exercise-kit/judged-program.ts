/** Judges a program as the worker does, without the worker. */
import type { CodeChecks, Program } from '../../../components/exercise-kit/code/checks';
import { judgeProgram } from '../../../components/exercise-kit/code/judge-program';
import { transpile } from '../../../components/exercise-kit/code/transpile';
import { compile } from '../../../components/exercise-kit/code/worker/evaluate';
import { sayError } from '../../../components/exercise-kit/code/worker/say-error';

const modules = import.meta.glob<{ default: Readonly<Record<string, CodeChecks>> }>(
  '../../../content/checks/*.ts',
  { eager: true },
);

export function checksOf(id: string): CodeChecks | undefined {
  return Object.values(modules)
    .map(({ default: all }) => all[id])
    .find((found) => found !== undefined);
}

export function judged({ id, entry }: { id: string; entry: string }, source: string) {
  const compiled = transpile(source);
  if (!compiled.ok) return { outcome: 'unreadable', say: compiled.say, at: compiled.at };
  try {
    const program = compile(compiled.code, entry)(console) as Program;
    return judgeProgram(checksOf(id)!, program);
  } catch (error) {
    return { outcome: 'wrong', ...sayError(error) };
  }
}
