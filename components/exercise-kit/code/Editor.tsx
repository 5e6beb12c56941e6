/** The reader's text: a plain field from the start, and the rich editor in its place once the field is reached for. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { keepEditorChoice, readEditorChoice, type EditorChoice } from './editor-choice';
import type { RichEditor } from './rich-editor';

interface Props {
  id: string;
  text: string;
  signature: string;
  disabled: boolean;
  change(text: string): void;
}

export function Editor({ id, text, signature, disabled, change }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const rich = useRef<RichEditor>();
  const loading = useRef(false);
  const [choice, setChoice] = useState<EditorChoice>();
  const [open, setOpen] = useState(false);
  const wanted = choice ?? 'rich';
  // The editor outlives a render: it reaches the newest callback through here.
  const latest = useRef(change);
  latest.current = change;

  useEffect(() => {
    if (!disabled) setChoice(readEditorChoice());
  }, [disabled]);
  useEffect(() => rich.current?.show(text), [text]);
  useEffect(() => () => rich.current?.close(), []);

  const run = () => field.current?.form?.requestSubmit();

  async function openRich(): Promise<void> {
    if (rich.current || loading.current) return;
    loading.current = true;
    try {
      const { openRichEditor } = await import('./rich-editor');
      const plain = field.current;
      if (!plain || !host.current || readPlain.current) return;
      const wasIn = document.activeElement === plain;
      const { value, selectionStart, selectionEnd } = plain;
      rich.current = openRichEditor({
        parent: host.current,
        text: value,
        labelledBy: `${id}-label`,
        describedBy: `${id}-keys`,
        change: (next) => latest.current(next),
        run,
      });
      setOpen(true);
      if (wasIn) rich.current.focus(selectionStart, selectionEnd);
    } catch {
      // Not to be had, without a connection perhaps: the plain field stays.
    } finally {
      loading.current = false;
    }
  }

  const readPlain = useRef(false);
  readPlain.current = wanted === 'plain';

  function choose(next: EditorChoice): void {
    keepEditorChoice(next);
    setChoice(next);
    readPlain.current = next === 'plain';
    if (next === 'rich') void openRich();
    else {
      rich.current?.close();
      rich.current = undefined;
      setOpen(false);
    }
  }

  return (
    <div class="editor">
      <div class="editor-head">
        <label id={`${id}-label`} for={`${id}-answer`}>
          Your program, <code>{signature}</code>
        </label>
        <button
          type="button"
          class="quiet"
          name="editor"
          disabled={disabled}
          onClick={() => choose(wanted === 'plain' ? 'rich' : 'plain')}
        >
          {wanted === 'plain' ? 'Rich editor' : 'Plain editor'}
        </button>
      </div>
      <textarea
        ref={field}
        id={`${id}-answer`}
        name="answer"
        rows={Math.max(8, Math.min(20, text.split('\n').length + 1))}
        value={text}
        hidden={open}
        disabled={disabled}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        wrap="off"
        aria-describedby={`${id}-keys`}
        onFocus={() => wanted === 'rich' && void openRich()}
        onInput={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          run();
        }}
      />
      <div ref={host} class="rich" />
      <p class="keys" id={`${id}-keys`}>
        Tab leaves the editor. Ctrl+Enter or ⌘+Enter runs the program.
      </p>
    </div>
  );
}
