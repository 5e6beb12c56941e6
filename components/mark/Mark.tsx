/** Reads a pile of receipts, marks each again, and lays them out. Nothing leaves the page but the reader's own file. */
import { Component } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { findReceipts } from '../../src/receipts';
import { Icon } from '../exercise-kit/Icon';
import { csv } from './csv';
import { openMail } from './mail';
import { cellsOf, COLUMNS, duration, percent, Pile, type Row, saySame } from './row';

/** Work goes on this long, in milliseconds, before the page gets its turn; the table is drawn anew as often as below. */
const SLICE = 10;
const REDRAW = 250;
/** Rows that are added to the table at a time. */
const BATCH = 25;
/** Nobody's pile of words is larger; a film dropped by mistake is. */
const LARGEST_FILE = 50_000_000;

const WORDS = { ok: 'agrees', differs: 'differs', unreadable: 'cannot be marked' } as const;
const ICONS = { ok: 'right', differs: 'wrong', unreadable: 'unreadable' } as const;

const breathe = () => new Promise((resolve) => setTimeout(resolve));

function summary(rows: readonly Row[]): string {
  const count = (holds: (row: Row) => unknown) => rows.filter(holds).length;
  const parts = (['ok', 'differs', 'unreadable'] as const)
    .map((verdict) => [count((row) => row.verdict === verdict), WORDS[verdict]] as const)
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${number === 1 ? word : word.replace(/^(agree|differ)s$/, '$1')}`);
  const twice = count(({ sameAs }) => sameAs);
  const again = twice > 0 ? ` ${twice} ${twice === 1 ? 'is' : 'are'} there more than once.` : '';
  return `${rows.length} ${rows.length === 1 ? 'receipt' : 'receipts'}: ${parts.join(', ')}.${again}`;
}

const clock = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A row that is drawn stays as it is: with hundreds of them, that is most of the work. */
class TableRow extends Component<{ row: Row }> {
  override shouldComponentUpdate({ row }: { row: Row }): boolean {
    return row !== this.props.row;
  }
  override render({ row }: { row: Row }) {
    const { number, claims, marked, verdict, say } = row;
    return (
      <tr data-verdict={verdict}>
        <td>{number}</td>
        <td>{claims?.student ?? '–'}</td>
        <td>{claims?.set ?? '–'}</td>
        <td>
          {claims ? <code>{claims.item}</code> : <code>{`${row.word.slice(0, 18)}…`}</code>}
          {claims && <span class="soft"> variant {claims.seed}</span>}
        </td>
        <td>{claims ? percent(claims.score) : '–'}</td>
        <td>{marked === undefined ? '–' : percent(marked)}</td>
        <td>{claims?.attempt ?? '–'}</td>
        <td>
          {claims ? duration(claims.ms) : '–'}
          {claims && <span class="soft"> {clock.format(new Date(claims.at))}</span>}
        </td>
        <td class={`told told-${verdict}`}>
          <Icon of={ICONS[verdict]} /> <b>{WORDS[verdict]}</b>
          {say && <span> {say}</span>}
          {row.sameAs && <span class="same"> {saySame(row)}</span>}
        </td>
      </tr>
    );
  }
}

export function Mark() {
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [drawn, setDrawn] = useState(0);
  const stop = useRef(false);

  useEffect(() => {
    if (drawn >= rows.length) return;
    const timer = setTimeout(() => setDrawn(drawn + BATCH));
    return () => clearTimeout(timer);
  }, [drawn, rows]);

  async function mark(texts: readonly string[]): Promise<void> {
    if (busy) return;
    setBusy(true);
    stop.current = false;
    setSaid('Marking …');
    const pile = new Pile();
    setRows([]);
    setDrawn(0);
    try {
      const { markResult } = await import('./mark-result');
      let slice = performance.now() + SLICE;
      let redraw = performance.now() + REDRAW;
      for (const one of texts) {
        for (const found of findReceipts(openMail(one))) {
          await pile.add(found, markResult);
          if (performance.now() > slice) {
            await breathe();
            slice = performance.now() + SLICE;
          }
          if (stop.current) break;
          if (performance.now() > redraw) {
            setRows([...pile.rows]);
            setSaid(`Marking … ${pile.rows.length} so far`);
            redraw = performance.now() + REDRAW;
          }
        }
      }
      const stopped = stop.current ? ' Stopped before the end.' : '';
      setSaid(
        pile.rows.length > 0
          ? summary(pile.rows) + stopped
          : 'There is no receipt in this. One begins with DD1.',
      );
    } catch {
      setSaid('The exercises could not be loaded. Look at your connection, then try again.');
    }
    setRows([...pile.rows]);
    setBusy(false);
  }

  async function take(files: readonly File[]): Promise<void> {
    const texts: string[] = [];
    for (const file of files) if (file.size <= LARGEST_FILE) texts.push(await file.text());
    if (texts.length < files.length) setSaid('A file larger than 50 MB was left out.');
    await mark(texts);
  }

  const save = () => {
    const link = document.createElement('a');
    const content = csv([COLUMNS, ...rows.map(cellsOf)]);
    link.href = URL.createObjectURL(new Blob([content], { type: 'text/csv' }));
    link.download = 'marks.csv';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const { files } = event.dataTransfer!;
    const dropped = event.dataTransfer!.getData('text/html') || event.dataTransfer!.getData('text/plain');
    if (files.length > 0) void take([...files]);
    else if (dropped) void mark([dropped]);
  };

  return (
    <div class="marking" data-state={busy ? 'running' : 'ready'}>
      <form
        class={over ? 'pile over' : 'pile'}
        onSubmit={(event) => {
          event.preventDefault();
          void mark([text]);
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label htmlFor="receipts">Receipts, or the mails and pages they stand in</label>
        <textarea
          id="receipts"
          name="receipts"
          rows={6}
          value={text}
          placeholder="DD1.…"
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <div class="actions">
          <button type="submit" class="primary" name="mark" disabled={text.trim() === '' || busy}>
            Mark them
          </button>
          <label class="files">
            Or files, which can also be dropped here
            <input
              type="file"
              name="files"
              multiple
              disabled={busy}
              onChange={(event) => {
                const field = event.currentTarget;
                void take([...(field.files ?? [])]).then(() => (field.value = ''));
              }}
            />
          </label>
          {busy && (
            <button type="button" name="stop" onClick={() => (stop.current = true)}>
              Stop
            </button>
          )}
        </div>
      </form>
      <p class="summary" role="status">
        {said}
      </p>
      {rows.length > 0 && (
        <>
          <button type="button" name="csv" disabled={busy} onClick={save}>
            Save as CSV
          </button>
          <div class="scrolls" tabIndex={0} role="region" aria-label="Marked receipts">
            <table>
              <thead>
                <tr>
                  {[
                    'Row',
                    'Student',
                    'Set',
                    'Exercise',
                    'Claimed',
                    'Marked',
                    'Attempt',
                    'Time',
                    'Verdict',
                  ].map((name) => (
                    <th scope="col" key={name}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, drawn).map((row) => (
                  <TableRow key={row.number} row={row} />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </div>
  );
}
