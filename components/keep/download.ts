/** Makes a kept file, or a package for a course, in the browser, and hands it to the reader. */
import { strToU8, zipSync } from 'fflate';
import { manifest } from '../../src/scorm';
import { withSettings, type KeptSettings } from './settings';

interface Wanted {
  /** `w/pigeonholes`, `x/modulo-bias/favored-count`. */
  item: string;
  title: string;
  query: string;
  /** Where the book stands, with a slash at its end. */
  home: string;
}

async function fileOf({ item, query, home }: Wanted, scorm?: KeptSettings['scorm']): Promise<string> {
  const answer = await fetch(new URL(`embed/v1/file/${item}.txt`, home));
  if (!answer.ok) throw new Error(`the book answered ${answer.status}`);
  return withSettings(await answer.text(), { v: 1, home, query, ...(scorm && { scorm }) });
}

const slugOf = (item: string) => item.slice(2).replace('/', '-');

function hand(content: BlobPart, type: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Not at once: the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export async function keepFile(wanted: Wanted): Promise<void> {
  hand(await fileOf(wanted), 'text/html', `${slugOf(wanted.item)}.html`);
}

/** @param mastery the score that passes, in percent; left out for what has no score */
export async function keepPackage(wanted: Wanted, mastery?: number): Promise<void> {
  const slug = slugOf(wanted.item);
  const page = await fileOf(wanted, { mastery: mastery ?? 0 });
  const unit = {
    id: `dice-and-drift-${slug}`,
    title: wanted.title,
    page: 'index.html',
    ...(mastery !== undefined && { mastery }),
  };
  const zipped = zipSync({ 'imsmanifest.xml': strToU8(manifest(unit)), 'index.html': strToU8(page) });
  hand(zipped as Uint8Array<ArrayBuffer>, 'application/zip', `${slug}-scorm.zip`);
}
