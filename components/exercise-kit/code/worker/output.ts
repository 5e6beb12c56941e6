/** The reader's `console`: as much of it as anybody reads. */
import { LOG_CHARACTERS, LOG_LINES } from '../report';
import { showValue } from '../show-value';

export interface Output {
  readonly console: object;
  readonly dropped: () => number;
  stop(): void;
}

export function openOutput(tell: (line: string) => void): Output {
  let lines = 0;
  let characters = 0;
  let dropped = 0;
  let open = true;
  const log = (...values: unknown[]) => {
    if (!open) return;
    if (lines >= LOG_LINES || characters >= LOG_CHARACTERS) {
      dropped++;
      return;
    }
    const text = values.map((value) => showValue(value, 1000)).join(' ');
    lines++;
    characters += text.length;
    tell(text);
  };
  const names = ['log', 'info', 'warn', 'error', 'debug', 'table', 'dir', 'trace'];
  return {
    console: Object.freeze(Object.fromEntries(names.map((name) => [name, Object.freeze(log)]))),
    dropped: () => dropped,
    stop: () => {
      open = false;
    },
  };
}
