/** Export, import, erase: each says what it will do before it does it, and can be taken back. */
import { useRef, useState } from 'preact/hooks';
import {
  exportProgress,
  type ImportPreview,
  localDay,
  mergeProgress,
  previewImport,
  type Progress,
} from '../../src/progress';
import { progressStore } from '../exercise-kit/progress';
import { entriesOf, inWords, missingFrom } from './count-entries';

/** What is asked before it is done. */
type Asking = { what: 'import'; file: string; preview: ImportPreview } | { what: 'erase' };

function saveFile(progress: Progress): void {
  const address = URL.createObjectURL(new Blob([exportProgress(progress)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `dice-and-drift-${localDay(new Date())}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** What merging would do, in sentences. */
function merging({ added, changed, same, skipped }: ImportPreview): string {
  const parts = [
    `${entries(added.length)} would be new`,
    `${changed.length} would change`,
    `${same.length} would stay as here`,
  ];
  const broken =
    skipped.length > 0 ? ` ${entries(skipped.length)} cannot be read and would be left out.` : '';
  return `Merged, ${parts.join(', ')}.${broken}`;
}

function replacing(current: Progress, { imported }: ImportPreview): string {
  const lost = inWords(missingFrom(current, imported));
  return lost === 'nothing'
    ? 'Replaced, everything here would be as in the file, and no entry would be lost.'
    : `Replaced, everything here would be as in the file, and ${lost} would be lost.`;
}

export function Keep({ progress }: { progress: Progress }) {
  const [asking, setAsking] = useState<Asking>();
  const [refusal, setRefusal] = useState('');
  const [done, setDone] = useState<{ say: string; undo?: (now: Progress) => Progress }>();
  const file = useRef<HTMLInputElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const undoing = useRef<HTMLButtonElement>(null);
  /** What was pressed to be asked, and has the focus again when nothing comes of it. */
  const asker = useRef<HTMLElement>();
  const held = inWords(entriesOf(progress));

  const ask = (next: Asking) => {
    asker.current = document.activeElement as HTMLElement;
    setRefusal('');
    setDone(undefined);
    setAsking(next);
    requestAnimationFrame(() => question.current?.focus());
  };
  const act = (say: string, work: () => void, back?: (before: Progress, now: Progress) => Progress) => {
    const before = progressStore().read();
    work();
    setAsking(undefined);
    setDone({ say, undo: (now) => back?.(before, now) ?? before });
    requestAnimationFrame(() => undoing.current?.focus());
  };
  const leave = () => {
    setAsking(undefined);
    asker.current?.focus();
  };
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    const preview = previewImport(await chosen.text(), progressStore().read());
    if (preview.ok) ask({ what: 'import', file: chosen.name, preview });
    else {
      setAsking(undefined);
      setRefusal(preview.message);
    }
    // The same file may be chosen again.
    file.current!.value = '';
  };
  const undo = () => {
    progressStore().change(done!.undo!);
    setDone({ say: 'Taken back: everything is as it was.' });
  };

  return (
    <div class="form">
      <p>On this device: {held}.</p>
      <div class="row">
        <button type="button" name="export" onClick={() => saveFile(progress)}>
          Export to a file
        </button>
        <label class="file">
          Import a file
          <input
            ref={file}
            type="file"
            name="import"
            accept=".json,application/json"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
        <button type="button" class="quiet" name="erase" onClick={() => ask({ what: 'erase' })}>
          Erase …
        </button>
      </div>
      <p class="notice" role="alert" hidden={refusal === ''}>
        {refusal}
      </p>
      {asking?.what === 'import' && (
        <section class="question" aria-labelledby="asking">
          <h3 id="asking" ref={question} tabIndex={-1}>
            Import {asking.file}?
          </h3>
          <p data-merge>{merging(asking.preview)}</p>
          <p data-replace>{replacing(progress, asking.preview)}</p>
          <div class="row">
            <button
              type="button"
              class="primary"
              name="merge"
              onClick={() =>
                act('The file is merged in.', () =>
                  progressStore().change((now) => mergeProgress(now, asking.preview.imported)),
                )
              }
            >
              Merge
            </button>
            <button
              type="button"
              name="replace"
              onClick={() =>
                act('Everything is as in the file.', () =>
                  progressStore().change(() => asking.preview.imported),
                )
              }
            >
              Replace
            </button>
            <button type="button" class="quiet" name="cancel" onClick={leave}>
              Leave it
            </button>
          </div>
        </section>
      )}
      {asking?.what === 'erase' && (
        <section class="question" aria-labelledby="asking">
          <h3 id="asking" ref={question} tabIndex={-1}>
            Erase everything?
          </h3>
          <p>
            {held === 'nothing'
              ? 'There is nothing to erase.'
              : `Gone from this device would be ${held}. An exported file keeps them.`}
          </p>
          <div class="row">
            <button
              type="button"
              class="primary"
              name="erase-all"
              onClick={() =>
                act(
                  'Everything is erased.',
                  () => progressStore().erase(),
                  // What was done since, in another tab, stays too.
                  mergeProgress,
                )
              }
            >
              Erase it all
            </button>
            <button type="button" class="quiet" name="cancel" onClick={leave}>
              Keep it
            </button>
          </div>
        </section>
      )}
      <p class="row" role="status">
        {done && <span>{done.say}</span>}
        {done?.undo && (
          <button ref={undoing} type="button" name="undo" onClick={undo}>
            Undo
          </button>
        )}
      </p>
    </div>
  );
}
