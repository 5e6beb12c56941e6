/** What a page around an exercise may ask of it, as events on its section. */
import { useEffect } from 'preact/hooks';
import type { ExerciseRecord } from '../../src/progress';
import { freshRecord, withVariant } from './record';

type Begin = (next: (record: ExerciseRecord) => ExerciseRecord) => void;

/** `dd-variant` takes a seed, `dd-restore` a record, `dd-reset` nothing: it forgets what was done with this variant. */
export function useHostCommands(root: { current: Element | null }, seed: number, begin: Begin): void {
  useEffect(() => {
    const section = root.current?.closest('[data-exercise]');
    if (!section) return;
    const detail = (event: Event): unknown => (event as CustomEvent).detail;
    const commands: Record<string, (event: Event) => void> = {
      'dd-variant': (event) => begin(withVariant(Number(detail(event)))),
      'dd-restore': (event) => begin(() => detail(event) as ExerciseRecord),
      'dd-reset': () => begin(() => freshRecord(seed)),
    };
    for (const [name, listen] of Object.entries(commands)) section.addEventListener(name, listen);
    return () => {
      for (const [name, listen] of Object.entries(commands)) section.removeEventListener(name, listen);
    };
  });
}
