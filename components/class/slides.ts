/** Turns the page's sections into slides. Fetched when the page stands already, so that it can be read before. */
import Reveal from 'reveal.js';
import 'reveal.js/reveal.css';
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
  plugins: [Notes],
});

export async function show(): Promise<void> {
  document.documentElement.classList.add('as-slides');
  await deck.initialize();
}
