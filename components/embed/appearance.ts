/** Theme, chrome and motion of an embed, as attributes of the page's root that its style goes by. */
import type { Settings } from '../../src/embedding';

const THEMES = ['auto', 'light', 'dark', 'contrast'];

/** Returns whether there is such a theme. */
export function showTheme(theme: string): boolean {
  if (!THEMES.includes(theme)) return false;
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  return true;
}

export function showAppearance({ theme, ui, motion, autoplay }: Settings): void {
  const { dataset } = document.documentElement;
  showTheme(theme);
  dataset['ui'] = ui;
  dataset['motion'] = motion;
  dataset['autoplay'] = String(autoplay && motion !== 'reduce');
}
