/** Rows to be moved, in one list or between two: dragged by a handle, or moved by buttons that keep the focus. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Row } from './exercise';
import { Inline } from './Text';

interface List {
  label: string;
  ids: readonly string[];
  /** Places matter here: rows are numbered, and have buttons for up and down. */
  ordered: boolean;
  /** What the button says that brings a row here from the other list. */
  take?: string;
  /** Stands where there are no rows. */
  empty?: string;
}

interface Props {
  id: string;
  rows: readonly Row[];
  lists: readonly List[];
  /** The texts are lines of code. */
  code?: boolean;
  disabled: boolean;
  change(lists: readonly (readonly string[])[]): void;
}

/** Where a dragged row would come to lie: before the row that is there now. */
interface Place {
  list: number;
  at: number;
}

const ARROWS = { up: 'M12 19V5m-6 6 6-6 6 6', down: 'M12 5v14m-6-6 6 6 6-6' };

export function Rows({ id, rows, lists, code = false, disabled, change }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const focus = useRef<string>();
  const [said, setSaid] = useState('');
  const [drag, setDrag] = useState<{ row: string; place: Place | undefined }>();
  const textOf = (row: string) => rows.find((one) => one.id === row)!.text.trim();

  useLayoutEffect(() => {
    // A row that moved was taken out of the page for a moment, and its button lost the focus.
    const name = focus.current;
    if (!name) return;
    focus.current = undefined;
    root.current?.querySelector<HTMLElement>(`[data-button="${name}"]`)?.focus();
  });

  const move = (row: string, { list, at }: Place) => {
    const next = lists.map(({ ids }) => ids.filter((other) => other !== row));
    const before = lists[list]!.ids.slice(0, at).filter((other) => other !== row).length;
    next[list]!.splice(before, 0, row);
    if (next.every((ids, k) => ids.join('\n') === lists[k]!.ids.join('\n'))) return;
    const where = lists.length > 1 ? ` in ${lists[list]!.label}` : '';
    setSaid(
      lists[list]!.ordered
        ? `${textOf(row)} moved to ${before + 1} of ${next[list]!.length}${where}`
        : `${textOf(row)} moved to ${lists[list]!.label}`,
    );
    change(next);
  };

  const placeAt = (x: number, y: number): Place | undefined => {
    for (const [list, element] of [...root.current!.querySelectorAll('ol')].entries()) {
      const box = element.parentElement!.getBoundingClientRect();
      if (x < box.left - 40 || x > box.right + 40 || y < box.top || y > box.bottom) continue;
      const middles = [...element.querySelectorAll('li[data-row]')].map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2;
      });
      return { list, at: middles.filter((middle) => middle < y).length };
    }
    return undefined;
  };

  const button = (row: string, name: string, label: string, off: boolean, place: Place) => (
    <button
      type="button"
      data-button={`${row}-${name}`}
      aria-label={`${label}: ${textOf(row)}`}
      aria-disabled={off}
      onClick={() => {
        if (off) return;
        focus.current = `${row}-${name}`;
        move(row, place);
      }}
    >
      {name === 'up' || name === 'down' ? (
        <svg
          viewBox="0 0 24 24"
          class="icon"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          aria-hidden="true"
        >
          <path d={ARROWS[name]} />
        </svg>
      ) : (
        label
      )}
    </button>
  );

  return (
    <div ref={root} class={code ? 'rows rows-code' : 'rows'}>
      {lists.map(({ label, ids, ordered, empty }, list) => (
        <fieldset key={label} disabled={disabled} aria-describedby={`${id}-prompt`}>
          <legend>{label}</legend>
          <ol data-drop={drag?.place?.list === list || undefined}>
            {ids.map((row, at) => (
              <li
                key={row}
                data-row={row}
                data-dragged={drag?.row === row || undefined}
                data-before={(drag?.place?.list === list && drag.place.at === at) || undefined}
                data-after={
                  (drag?.place?.list === list && drag.place.at === ids.length && at === ids.length - 1) ||
                  undefined
                }
              >
                <span
                  class="handle"
                  aria-hidden="true"
                  onPointerDown={(event) => {
                    if (disabled || event.button !== 0) return;
                    event.preventDefault();
                    event.currentTarget.setPointerCapture(event.pointerId);
                    setDrag({ row, place: undefined });
                  }}
                  onPointerMove={(event) =>
                    drag?.row === row && setDrag({ row, place: placeAt(event.clientX, event.clientY) })
                  }
                  onPointerUp={(event) => {
                    if (drag?.row !== row) return;
                    setDrag(undefined);
                    const place = placeAt(event.clientX, event.clientY);
                    if (place) move(row, place);
                  }}
                  onPointerCancel={() => setDrag(undefined)}
                >
                  <svg viewBox="0 0 24 24" class="icon" fill="currentColor">
                    {[6, 12, 18].flatMap((y) => [9, 15].map((x) => <circle cx={x} cy={y} r="1.6" />))}
                  </svg>
                </span>
                <span class="text">
                  {code ? (
                    <code>{rows.find((one) => one.id === row)!.text}</code>
                  ) : (
                    <Inline text={textOf(row)} />
                  )}
                </span>
                <span class="moves">
                  {ordered && button(row, 'up', 'Move up', at === 0, { list, at: at - 1 })}
                  {ordered && button(row, 'down', 'Move down', at === ids.length - 1, { list, at: at + 2 })}
                  {lists.length > 1 &&
                    button(row, 'other', lists[1 - list]!.take!, false, {
                      list: 1 - list,
                      at: lists[1 - list]!.ids.length,
                    })}
                </span>
              </li>
            ))}
          </ol>
          {ids.length === 0 && <p class="no-rows">{empty}</p>}
        </fieldset>
      ))}
      <span class="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}
