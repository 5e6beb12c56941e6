/** The theme button: the system's theme, light, dark, and round again. */
const KEY = 'dice-and-drift.theme';
const themes = ['auto', 'light', 'dark'];

const button = document.querySelector<HTMLButtonElement>('button.theme');

function show(theme: string): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  if (button) button.textContent = `Theme: ${theme}`;
}

if (button) {
  button.hidden = false;
  show(document.documentElement.dataset['theme'] ?? 'auto');
  button.addEventListener('click', () => {
    const now = document.documentElement.dataset['theme'] ?? 'auto';
    const next = themes[(themes.indexOf(now) + 1) % themes.length]!;
    show(next);
    try {
      if (next === 'auto') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, next);
    } catch {
      // Without storage the choice holds for this page.
    }
  });
}
