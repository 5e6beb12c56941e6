/** Which editor the reader likes, kept on the device where that is allowed. */
const KEY = 'dice-and-drift.editor';

export type EditorChoice = 'rich' | 'plain';

export function readEditorChoice(): EditorChoice {
  try {
    return localStorage.getItem(KEY) === 'plain' ? 'plain' : 'rich';
  } catch {
    return 'rich';
  }
}

export function keepEditorChoice(choice: EditorChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Then it holds until the page is left.
  }
}
