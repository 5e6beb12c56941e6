/** The row of buttons, hints and the worked solution: always there, and offered once likely to be welcome. */
import { Text } from './Text';

interface ActionsProps {
  awake: boolean;
  /** What the first button says. */
  check: string;
  /** A check is under way. */
  busy: boolean;
  /** No more checks. */
  done: boolean;
  submit(): void;
  id: string;
  /** What follows is left out where it is not allowed, or would do nothing. */
  hints: false | { shown: number; all: number; offered: boolean; next(): void };
  solution: false | { open: boolean; offered: boolean; toggle(): void };
  another: false | (() => void);
  reset: false | (() => void);
}

export function Actions({
  awake,
  check,
  busy,
  done,
  submit,
  id,
  hints,
  solution,
  another,
  reset,
}: ActionsProps) {
  const spent = hints && hints.shown >= hints.all;
  return (
    <div class="actions">
      {/* The Enter key in a field presses this too. A sandbox may forbid forms: then nothing is ever submitted. */}
      <button
        type="submit"
        class="primary"
        name="check"
        disabled={!awake}
        aria-disabled={busy || done}
        onClick={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {check}
      </button>
      {/* Spent, it stays: taking it away would take the focus along. */}
      {hints && (
        <button
          type="button"
          name="hint"
          class={hints.offered ? 'offered' : undefined}
          disabled={!awake}
          aria-disabled={spent}
          onClick={() => !spent && hints.next()}
        >
          {hints.shown === 0 ? 'Hint' : spent ? 'No more hints' : 'Next hint'}
        </button>
      )}
      {solution && (
        <button
          type="button"
          name="solution"
          class={solution.offered ? 'offered' : undefined}
          disabled={!awake}
          aria-expanded={solution.open}
          aria-controls={`${id}-solution`}
          onClick={solution.toggle}
        >
          {solution.open ? 'Hide solution' : 'Solution'}
        </button>
      )}
      {another && (
        <button type="button" name="another" disabled={!awake} onClick={another}>
          Another like this
        </button>
      )}
      {reset && (
        <button type="button" class="quiet" name="reset" disabled={!awake} onClick={reset}>
          Start over
        </button>
      )}
    </div>
  );
}

export function HintList({ hints, shown }: { hints: readonly string[]; shown: number }) {
  return (
    <>
      <div class="hints" aria-live="polite">
        {hints.slice(0, shown).map((hint, index) => (
          <div class="hint" key={index}>
            <b>{hints.length > 1 ? `Hint ${index + 1} of ${hints.length}` : 'Hint'}</b>
            <Text text={hint} />
          </div>
        ))}
      </div>
      {/* Paper cannot be asked for the next one. */}
      <div class="print-only">
        {hints.map((hint, index) => (
          <div class="hint" key={index}>
            <b>Hint {index + 1}</b>
            <Text text={hint} />
          </div>
        ))}
      </div>
    </>
  );
}

export function Solution({ text, id, program }: { text: string; id: string; program?: string | undefined }) {
  return (
    <div class="solution" id={`${id}-solution`} aria-live="polite">
      {text && (
        <div class="hint">
          <b>Solution</b>
          <Text text={text} />
          {program && (
            <pre role="region" aria-label="The book’s program" tabIndex={0}>
              {program}
            </pre>
          )}
        </div>
      )}
    </div>
  );
}
