/** Fills the progress rings from what is kept on the device, and keeps them filled as other tabs change it. */
import { shareOf } from '../../src/progress';
import { progressStore } from '../exercise-kit/progress';

function fill(): void {
  for (const ring of document.querySelectorAll<HTMLElement>('[data-ring]')) {
    const ids = ring.dataset['ring']!.split(' ').filter(Boolean);
    const { solved, total, share } = shareOf(progressStore().read(), ids);
    ring.style.setProperty('--share', `${share * 100}%`);
    ring.ariaLabel = solved === 0 ? 'not started' : `${solved} of ${total} exercises done`;
  }
}

fill();
progressStore().subscribe(fill);
