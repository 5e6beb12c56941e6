/** CodeMirror with the book's colors. Loaded when a reader reaches for the editor. */
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.controlKeyword, tags.definitionKeyword, tags.typeName], color: 'var(--drift)' },
  { tag: [tags.string, tags.number, tags.bool], color: 'var(--dice)' },
  { tag: tags.comment, color: 'var(--ink-soft)', fontStyle: 'italic' },
]);

const look = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--paper)' },
  '&.cm-focused': { outline: '3px solid var(--drift-fill)', outlineOffset: '2px' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0.7rem 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-scroller': { fontFamily: 'var(--face-code)', lineHeight: '1.55' },
  '.cm-gutters': {
    backgroundColor: 'var(--paper-sunk)',
    color: 'var(--ink-soft)',
    borderRight: '1px solid var(--rule)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--drift-fill) 30%, var(--paper))',
  },
});

interface Options {
  parent: HTMLElement;
  text: string;
  labelledBy: string;
  describedBy: string;
  change(text: string): void;
  run(): void;
}

export interface RichEditor {
  /** Shows a text that came from elsewhere: a reset, another tab. */
  show(text: string): void;
  focus(from: number, to: number): void;
  close(): void;
}

export function openRichEditor({ parent, text, labelledBy, describedBy, change, run }: Options): RichEditor {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        javascript({ typescript: true }),
        syntaxHighlighting(colors),
        look,
        EditorView.contentAttributes.of({
          'aria-labelledby': labelledBy,
          'aria-describedby': describedBy,
          'aria-multiline': 'true',
          spellcheck: 'false',
        }),
        // Tab is not among these keys: it leaves the editor, as it leaves any other field.
        keymap.of([
          {
            key: 'Mod-Enter',
            run: () => {
              run();
              return true;
            },
          },
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) change(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    show(next) {
      const now = view.state.doc.toString();
      if (next !== now) view.dispatch({ changes: { from: 0, to: now.length, insert: next } });
    },
    focus(from, to) {
      const end = view.state.doc.length;
      view.dispatch({ selection: { anchor: Math.min(from, end), head: Math.min(to, end) } });
      view.focus();
    },
    close: () => view.destroy(),
  };
}
