/** Brings an embed to life: its settings first, then the item, then the conversation with the host. */
import { parseSettings } from '../../src/embedding';
import { keepProgressIn } from '../exercise-kit/progress';
import { wakeExercise } from '../exercises/wake-exercise';
import type { Placement } from '../widget-kit/Frame';
import { wakeFigure } from '../widgets/wake-figure';
import { showAppearance } from './appearance';
import { besideOf, embeddingOf, termsOf, variantOf } from './asked';
import { exerciseItem } from './exercise-item';
import { figureItem } from './figure-item';
import { tellHeight } from './height';
import { Host } from './host';
import type { Item } from './item';
import { storageFor } from './storage';
import { talk } from './talk';

/** What the build knows of the item. */
interface Embedded {
  /** `w/flow-field`, or `x/modulo-bias/favored-count`. */
  id: string;
  /** Its controls, as they are called in an address. */
  names: readonly string[];
  ownSeed: boolean;
}

const main = document.querySelector('main')!;
const { id, names, ownSeed } = JSON.parse(main.dataset['embed']!) as Embedded;
const { settings, said } = parseSettings(location.search, location.hash, { names, ownSeed });
const isExercise = id.startsWith('x/');
const host = new Host(id, settings.parents);

showAppearance(settings);
const hearHeight = tellHeight(main, host);
host.listen((data) => hearHeight(data));
addEventListener('hashchange', () => {
  const { student, set } = parseSettings('', location.hash, { names, ownSeed }).settings;
  if (student !== settings.student || set !== settings.set) location.reload();
});

/** Until the item answers; its code may take a while, and may fail to come. */
async function awake(root: HTMLElement): Promise<void> {
  while (root.dataset['state'] === 'still') await new Promise((resolve) => setTimeout(resolve, 30));
}

async function wakeAll(root: HTMLElement): Promise<Item> {
  const variant = isExercise ? variantOf(settings) : undefined;
  const storage = storageFor(settings, variant);
  if (storage) keepProgressIn(storage);
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  for (const island of islands) {
    const { placement } = island.dataset;
    if (placement) {
      const embed = isExercise ? besideOf(settings) : embeddingOf(settings, location.search, said);
      const figure = { ...(JSON.parse(placement) as Placement), embed };
      island.dataset['placement'] = JSON.stringify(figure);
    } else island.dataset['terms'] = JSON.stringify(termsOf(settings, variant, said));
  }
  for (const island of islands) {
    const wake = island.dataset['placement'] ? wakeFigure : wakeExercise;
    for (let wait = 1500; ; wait *= 2) {
      try {
        await wake(island);
        break;
      } catch {
        const message = 'A part of this could not be loaded. It is tried again.';
        host.say(host.message('dd.error', { code: 'load', message }));
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }
  await awake(root);
  return isExercise ? exerciseItem(root, variant) : figureItem(root);
}

async function start(): Promise<void> {
  const root = document.querySelector<HTMLElement>(isExercise ? '[data-exercise]' : 'figure[data-widget]')!;
  talk(id, await wakeAll(root), host, settings);
}

void start();
