/**
 * Fetches what a page's parts need to come alive, once the page has been painted: words first. Each part is told by
 * the elements that ask for it.
 */
const parts: readonly [selector: string, load: () => Promise<unknown>][] = [
  ['[data-island="widget"]', () => import('../widgets/wake')],
  ['[data-exercise-id]', () => import('../exercises/wake')],
  ['[data-ring]', () => import('./rings')],
  ['[data-card]', () => import('./recall')],
  ['[data-chapter]', () => import('./visited')],
  ['[data-carry-on]', () => import('./cover/carry-on')],
  ['.cover canvas', () => import('./cover/live')],
];
/** What answers a pointer or the keyboard, and so may wait for the first sign of either. */
const answers: typeof parts = [
  ['.term', () => import('./meanings')],
  ['[data-symbol]', () => import('./light')],
];
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'scroll'] as const;

let begun = false;
function begin(): void {
  if (begun) return;
  begun = true;
  bring(parts);
  const answer = () => {
    for (const sign of signs) removeEventListener(sign, answer);
    bring(answers);
  };
  for (const sign of signs) addEventListener(sign, answer, { passive: true });
}

function bring(wanted: typeof parts): void {
  for (const [selector, load] of wanted) if (document.querySelector(selector)) void load();
}

if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
}
// A browser that does not tell, or a tab that nobody has looked at yet.
setTimeout(begin, 1000);
