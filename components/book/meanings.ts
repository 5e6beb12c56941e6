/**
 * Opens a term's meaning beside it, on hover and on focus. The box can be pointed at, closes on Escape, and
 * stays inside the window however narrow it is.
 */
const box = document.createElement('span');
box.className = 'meaning';
box.id = 'meaning';
box.role = 'tooltip';
box.hidden = true;

let shownFor: HTMLElement | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

function close(): void {
  shownFor?.removeAttribute('aria-describedby');
  shownFor = undefined;
  box.hidden = true;
}

function open(term: HTMLElement): void {
  clearTimeout(closing);
  if (shownFor === term) return;
  close();
  shownFor = term;
  box.textContent = term.dataset['meaning']!;
  box.hidden = false;
  document.body.append(box);
  term.setAttribute('aria-describedby', box.id);

  // A term may break over two lines: its first piece is the place.
  const place = term.getClientRects()[0]!;
  const room = document.documentElement.clientWidth;
  const left = Math.max(12, Math.min(place.left, room - box.offsetWidth - 12));
  const below = place.bottom + 8 + box.offsetHeight <= innerHeight;
  const top = below ? place.bottom + 6 : place.top - box.offsetHeight - 6;
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${top + scrollY}px`;
}

/** A short wait, so that the pointer can travel from the word to the box. */
function closeSoon(): void {
  clearTimeout(closing);
  closing = setTimeout(close, 180);
}

for (const term of document.querySelectorAll<HTMLElement>('.term')) {
  term.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'touch') open(term);
  });
  term.addEventListener('pointerleave', closeSoon);
  term.addEventListener('focus', () => open(term));
  term.addEventListener('blur', close);
  // With a finger there is no hover: the first tap opens the meaning, the second follows the link.
  let touched = false;
  term.addEventListener('pointerdown', (event) => {
    touched = event.pointerType === 'touch' && shownFor !== term;
  });
  term.addEventListener('click', (event) => {
    if (touched) event.preventDefault();
    touched = false;
  });
}
// A reader who was quicker than this file is on a term already.
const early = document.activeElement?.closest<HTMLElement>('.term');
if (early) open(early);

box.addEventListener('pointerenter', () => clearTimeout(closing));
box.addEventListener('pointerleave', closeSoon);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') close();
});

export {};
