import { Controls } from '../widget-kit/Controls';
import type { Parameters, ValuesOf } from '../widget-kit/definition';
import { parameters, type Settings } from './settings';

const { turns, particles, curl, change: letChange } = parameters;
const shown = { turns, particles, curl, change: letChange };

/** What the keys do not reach: the field's finer settings, a picture, a link. */
export function More({
  settings,
  change,
  close,
  link,
  picture,
  say,
}: {
  settings: Settings;
  change(wanted: Partial<Settings>): void;
  close(): void;
  /** The address of this very picture. */
  link(): string;
  picture(): Promise<Blob | null>;
  say(sentence: string): void;
}) {
  const copyLink = async () => {
    const address = link();
    try {
      await navigator.clipboard.writeText(address);
      say('The link to this picture is copied.');
    } catch {
      say(`The link to this picture: ${address}`);
    }
  };
  const keep = async () => {
    const image = await picture();
    if (!image) return say('The browser could not make a picture of this size.');
    const anchor = document.createElement('a');
    anchor.href = URL.createObjectURL(image);
    anchor.download = `noise-fields-${settings.seed}.png`;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
  };
  return (
    <section class="sheet live" aria-label="More settings">
      <div class="sheet-head">
        <h2>More</h2>
        <button type="button" class="quiet" onClick={close}>
          Close
        </button>
      </div>
      <Controls
        parameters={shown as Parameters}
        values={settings as ValuesOf<Parameters>}
        shown={() => true}
        locked={() => false}
        change={change as (wanted: Partial<ValuesOf<Parameters>>) => void}
      />
      <div class="sheet-actions">
        <button type="button" name="picture" onClick={keep}>
          Download picture
        </button>
        <button type="button" name="link" onClick={copyLink}>
          Copy link
        </button>
      </div>
    </section>
  );
}
