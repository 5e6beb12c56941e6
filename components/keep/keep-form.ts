/** The form that hands out files: fetched with what it needs when a page has one. */
import { readSeed } from '../../src/random';
import { keepFile, keepPackage } from './download';

const form = document.querySelector<HTMLFormElement>('form[data-keep]')!;
const said = form.querySelector<HTMLElement>('[role="status"]')!;
const select = form.querySelector<HTMLSelectElement>('select[name="item"]');
const variant = form.querySelector<HTMLInputElement>('input[name="variant"]');
const theme = form.querySelector<HTMLSelectElement>('select[name="theme"]');
const mastery = form.querySelector<HTMLInputElement>('input[name="mastery"]');

/** The book may stand elsewhere than where it was built for. */
const home = new URL(form.dataset['base']!, location.href).href;

function chosen() {
  if (!select) return { item: form.dataset['item']!, title: form.dataset['title']! };
  return { item: select.value, title: select.selectedOptions[0]!.dataset['title']! };
}

/** The settings in the page's own address, and what the form says. */
function query(item: string): string {
  const written = new URLSearchParams(location.search);
  written.delete('item');
  if (item.startsWith('x/') && variant) {
    const seed = readSeed(variant.value);
    if (seed !== undefined && seed !== 1) written.set('variant', String(seed));
  }
  if (theme && theme.value !== 'auto') written.set('theme', theme.value);
  return written.toString();
}

/** What only an exercise has. */
function showFields(): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-for="exercise"]')) {
    field.hidden = chosen().item.startsWith('w/');
  }
}

async function hand(kind: string): Promise<void> {
  const { item, title } = chosen();
  const wanted = { item, title, query: query(item), home };
  said.textContent = 'Fetching …';
  try {
    const passes = item.startsWith('x/') ? Number(mastery?.value ?? 80) : undefined;
    if (kind === 'scorm') await keepPackage(wanted, passes);
    else await keepFile(wanted);
    said.textContent =
      kind === 'scorm' ? 'The package is in your downloads.' : 'The file is in your downloads.';
  } catch {
    said.textContent = 'It could not be fetched. Look at your connection, then try again.';
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const button = event.submitter as HTMLButtonElement | null;
  void hand(button?.value ?? 'file');
});
// A link may name the item: `?item=x/modulo-bias/favored-count`.
const asked = new URLSearchParams(location.search).get('item');
if (select && asked && [...select.options].some(({ value }) => value === asked)) select.value = asked;
select?.addEventListener('change', showFields);
showFields();
for (const button of form.querySelectorAll('button')) button.disabled = false;
