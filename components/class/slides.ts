/** Turns the page's sections into slides. Fetched when the page stands already, so that it can be read before. */
import Reveal from 'reveal.js';
// As text: a style that the page brought itself would hide the slides where no script shows them one by one.
import style from 'reveal.js/reveal.css?inline';
import Notes from 'reveal.js/plugin/notes';

const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
const deck = new Reveal(document.querySelector<HTMLElement>('.reveal')!, {
  width: 1120,
  height: 680,
  margin: 0.04,
  hash: true,
  slideNumber: 'c/t',
  transition: still ? 'none' : 'slide',
  backgroundTransition: 'none',
  // On a phone, slides as well, and not one long page.
  scrollActivationWidth: 0,
  plugins: [Notes],
});

export async function show(): Promise<void> {
  const sheet = document.createElement('style');
  sheet.textContent = style;
  // Before the page's own, which has the last word.
  document.head.prepend(sheet);
  document.documentElement.classList.add('as-slides');
  await deck.initialize();
  document.documentElement.dataset['slides'] = 'ready';
}
