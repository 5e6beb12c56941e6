/** Pointing at a symbol lights every place of the page that means the same. */
function light(name: string | undefined): void {
  for (const twin of document.querySelectorAll<HTMLElement>('[data-symbol]')) {
    twin.classList.toggle('lit', name !== undefined && twin.dataset['symbol'] === name);
  }
}

document.addEventListener('pointerover', (event) => {
  light((event.target as Element).closest<HTMLElement>('[data-symbol]')?.dataset['symbol']);
});

export {};
