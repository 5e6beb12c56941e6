/** The part of a course system that a SCORM 1.2 unit speaks to. Every argument and every answer is a string. */
export interface ScormApi {
  LMSInitialize(empty: ''): unknown;
  LMSGetValue(element: string): unknown;
  LMSSetValue(element: string, value: string): unknown;
  LMSCommit(empty: ''): unknown;
  LMSFinish(empty: ''): unknown;
}

interface Place {
  readonly parent?: Place | null;
  readonly opener?: Place | null;
  readonly API?: unknown;
}

/** Frames inside frames, at most: a window that names itself another's parent must not keep us climbing. */
const HIGHEST = 50;

/** A window of another origin throws at almost any question; it may still stand between us and one that answers. */
function guarded<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

function apiAt(place: Place): ScormApi | undefined {
  return guarded(() => {
    const api = place.API as Partial<ScormApi> | null | undefined;
    return typeof api?.LMSInitialize === 'function' ? (api as ScormApi) : undefined;
  });
}

/** From this window up to the topmost one. */
function climb(from: Place): { api?: ScormApi; top: Place } {
  let place = from;
  for (let height = 0; height < HIGHEST; height++) {
    const api = apiAt(place);
    if (api) return { api, top: place };
    const here = place;
    const above = guarded(() => here.parent);
    if (!above || above === place) break;
    place = above;
  }
  return { top: place };
}

/** Looks through the windows around this one, then through the one that opened it. Never throws. */
export function findApi(from: Place): ScormApi | undefined {
  const { api, top } = climb(from);
  if (api) return api;
  for (const place of [from, top]) {
    const opener = guarded(() => place.opener);
    const found = opener && climb(opener).api;
    if (found) return found;
  }
  return undefined;
}
