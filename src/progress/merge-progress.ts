import {
  type ExerciseRecord,
  LISTS,
  type Lists,
  type PredictionRecord,
  type Progress,
  type RecallRecord,
  type WorkRecord,
  canonical,
} from './progress';

const DAY = 86_400_000;

/** The time of the last change. A card's is worked out: the day it was shown lies its interval before it is due. */
function timeOf(entry: ExerciseRecord | PredictionRecord | RecallRecord | WorkRecord): number {
  return 'due' in entry ? Date.parse(entry.due) - entry.interval * DAY : Date.parse(entry.at);
}

/**
 * The later of two entries. Equal times are settled by content, apart from what merging itself changes, so that
 * the order in which records are merged makes no difference.
 */
function later<Entry extends Lists[keyof Lists]>(a: Entry, b: Entry): Entry {
  const content = (entry: Entry): string => canonical({ ...entry, attempts: 0, solved: 0, revealed: 0 });
  const gap = timeOf(a) - timeOf(b);
  return gap > 0 || (gap === 0 && content(a) >= content(b)) ? a : b;
}

function better<Entry extends Lists[keyof Lists]>(a: Entry, b: Entry): Entry {
  const newer = later(a, b);
  if (!('solved' in newer && 'solved' in a && 'solved' in b)) return newer;
  return {
    ...newer,
    attempts: Math.max(a.attempts, b.attempts),
    solved: a.solved || b.solved,
    revealed: a.revealed || b.revealed,
  };
}

/**
 * Two records of the same reader as one, id by id: of two entries the later one stays, with its draft, and an
 * exercise solved in either is solved. `a` decides the last chapter where both have one.
 */
export function mergeProgress(a: Progress, b: Progress): Progress {
  const merged = LISTS.map((list) => {
    const mine: Readonly<Record<string, Lists[keyof Lists]>> = a[list];
    const entries = Object.entries<Lists[keyof Lists]>(b[list]).map(([id, theirs]) => {
      const own = Object.hasOwn(mine, id) ? mine[id] : undefined;
      return [id, own ? better(own, theirs) : theirs] as const;
    });
    return [list, Object.fromEntries([...Object.entries(mine), ...entries])] as const;
  });
  return { ...b, ...a, ...(Object.fromEntries(merged) as Pick<Progress, keyof Lists>) };
}
