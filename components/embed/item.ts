/** What is embedded, as a host sees it: a figure or an exercise with the same few handles. */

/** Why something that was asked for was not done. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface Item {
  /** The element whose events tell what happens, and whose `data-state` tells whether it is awake. */
  readonly root: HTMLElement;
  params(): Record<string, unknown>;
  /** @throws Refusal where the values are of no use */
  set(params: ReadonlyMap<string, string>): void;
  state(): unknown;
  /** @throws Refusal for a state that is not this item's */
  restore(state: unknown): void;
  reset(): void;
  /** Checks the answer as it stands. @throws Refusal where there is nothing to check */
  submit(): Promise<void>;
  /** Calls back after a change of what `state` returns. */
  watch(changed: () => void): void;
}
