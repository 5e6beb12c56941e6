/** The page around an embed: the one window that is spoken to and heard. */
import { mayHear } from '../../src/embedding';

/** The host's origin, where the browser tells: `null` for one without a name, undefined where nobody knows. */
function knownOrigin(): string | undefined {
  const [parent] = location.ancestorOrigins ?? [];
  if (parent !== undefined) return parent;
  return document.referrer === '' ? undefined : new URL(document.referrer).origin;
}

/** How much is kept of what a host says before the item is awake. */
const MOST_EARLY = 50;

type Hear = (data: unknown, mayCommand: boolean) => void;

export class Host {
  /** What every message says of itself. */
  readonly #id: string;
  readonly #parents: readonly string[] | undefined;
  readonly #hearers: Hear[] = [];
  #early: (readonly [data: unknown, mayCommand: boolean])[] = [];
  #awake = false;

  constructor(id: string, parents: readonly string[] | undefined) {
    this.#id = id;
    this.#parents = parents;
    addEventListener('message', ({ source, origin, data }) => {
      if (!this.isThere || source !== parent) return;
      const heard = [data as unknown, mayHear(parents, origin)] as const;
      if (!this.#awake && this.#early.length < MOST_EARLY) this.#early.push(heard);
      for (const hear of this.#hearers) hear(...heard);
    });
  }

  /** From here on everyone who is to listen does. */
  awake(): void {
    this.#awake = true;
    this.#early = [];
  }

  get isThere(): boolean {
    return parent !== window;
  }

  /** Says what anyone may know. */
  say(message: object | string): void {
    if (this.isThere) parent.postMessage(message, '*');
  }

  /** Says what only those may know who were named, if any were. */
  confide(message: object): void {
    if (!this.isThere) return;
    if (this.#parents === undefined) return parent.postMessage(message, '*');
    const origin = knownOrigin();
    // A browser that is told the wrong origin complains on the console: where it is known, only that one is tried.
    const targets = origin === undefined ? this.#parents : this.#parents.filter((named) => named === origin);
    for (const target of targets) parent.postMessage(message, target);
  }

  /** A message of the book's own, as an answer where `mid` is given. */
  message(type: string, content: object, mid?: string | number): object {
    return { v: 1, type, id: this.#id, ...(mid !== undefined && { mid }), ...content };
  }

  /** Passes on what the host says, and nothing of anyone else; first what it said before there was anyone to listen. */
  listen(hear: Hear): void {
    for (const [data, mayCommand] of this.#early) hear(data, mayCommand);
    this.#hearers.push(hear);
  }
}
