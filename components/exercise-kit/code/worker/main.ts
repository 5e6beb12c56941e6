/**
 * The worker in which a reader's program runs and is judged. It takes one job, keeps its port and its nonce where the
 * program cannot reach them, closes its world, and only then lets the program in.
 */
import type { CodeChecks } from '../checks';
import { judgeProgram, type Judged } from '../judge-program';
import type { Job, Told } from '../protocol';
import type { Report } from '../report';
import { closeRealm } from './close-realm';
import { compile } from './evaluate';
import { limitMemory } from './limit-memory';
import { openOutput } from './output';
import { sayError } from './say-error';

const modules = import.meta.glob<{ default: Readonly<Record<string, CodeChecks>> }>(
  '../../../../content/checks/*.ts',
  { eager: true },
);
const checksOf = (id: string) =>
  Object.values(modules)
    .map(({ default: all }) => all[id])
    .find((found) => found !== undefined);

/** Lets what the program left waiting come to its turn: an endless chain of promises shows here. */
function pauseWith(timer: typeof setTimeout): () => Promise<void> {
  return () => new Promise((done) => timer(done, 0));
}

async function work({ nonce, id, entry, code }: Job, port: MessagePort): Promise<void> {
  const send = port.postMessage.bind(port);
  const tell = (told: Omit<Told, 'nonce'> & Record<string, unknown>) => send({ ...told, nonce });
  const pause = pauseWith(setTimeout.bind(globalThis));
  const checks = checksOf(id)!;
  const output = openOutput((line) => tell({ kind: 'log', line }));

  let stray: { error: unknown } | undefined;
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    stray ??= { error: event.reason };
  });
  limitMemory();
  closeRealm([checks, output.console]);
  tell({ kind: 'begun' });

  let judged: Judged & Pick<Report, 'at'>;
  let unparsed = true;
  try {
    const start = compile(code, entry);
    unparsed = false;
    const program = start(output.console);
    await pause();
    judged = program
      ? judgeProgram(checks, program, output.stop)
      : { outcome: 'wrong', say: `There is no function called \`${entry}\`.`, cases: [] };
  } catch (error) {
    judged = { outcome: unparsed ? 'unreadable' : 'wrong', cases: [], ...sayError(error) };
  }
  await pause();
  await pause();
  if (stray) judged = { outcome: 'wrong', cases: judged.cases, ...sayError(stray.error) };
  const report: Report = { ...judged, log: [], dropped: output.dropped() };
  tell({ kind: 'report', report, unparsed });
}

addEventListener('message', ({ data, ports }) => void work(data as Job, ports[0]!), { once: true });
