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
  ['.term', () => import('./meanings')],
  ['[data-symbol]', () => import('./light')],
];

let begun = false;
function begin(): void {
  if (begun) return;
  begun = true;
  for (const [selector, load] of parts) if (document.querySelector(selector)) void load();
}

if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
}
// A browser that does not tell, or a tab that nobody has looked at yet.
setTimeout(begin, 1000);
