/** A kept file as a unit of a course: what it was left with comes back, and what is done in it is recorded. */
import { findApi, readState, ScormSession, writeState } from '../../src/scorm';
import { withEntry } from '../../src/progress';
import { progressStore } from '../exercise-kit/progress';
import type { Told } from '../exercise-kit/tell';

const NOT_CONNECTED = 'Not connected: scores are not recorded.';
const CONNECTED = 'Connected: your course records the score.';
const REFUSED = 'Your course did not take the score. Check the answer again, or tell your instructor.';

/** Before the item wakes, and after progress was given its place. */
export function joinCourse(item: string, mastery: number, line: HTMLElement): void {
  const session = ScormSession.open(findApi(window), { mastery: mastery / 100 });
  line.hidden = false;
  line.textContent = session ? CONNECTED : NOT_CONNECTED;
  if (!session) return;

  const left = readState(item, session.state);
  if (left) progressStore().change((all) => withEntry(all, 'exercises', item, left));

  const say = (taken: boolean) => (line.textContent = taken ? CONNECTED : REFUSED);
  document.addEventListener('dd-state', (event) => {
    const { state } = (event as CustomEvent<Told['dd-state']>).detail;
    if (state) session.keep(writeState(item, state));
  });
  document.addEventListener('dd-result', (event) => {
    const { score, complete } = (event as CustomEvent<Told['dd-result']>).detail;
    say(session.mark({ score, complete }));
  });
  // A figure alone and a guess have no score: they are done once somebody has worked with them.
  if (!document.querySelector('.exercise')) {
    let worked = false;
    const done = ({ target }: Event) => {
      if (worked || !(target as Element).closest('.strip, .picture, .predict')) return;
      worked = true;
      say(session.complete());
    };
    for (const event of ['input', 'click', 'submit']) document.addEventListener(event, done);
  }
  // Which of these a browser fires when a frame is taken away differs.
  for (const event of ['pagehide', 'beforeunload', 'unload']) addEventListener(event, () => session.finish());
}
