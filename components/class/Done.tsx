/** What a reader has done, chapter by chapter. */
import type { ExerciseRecord, Progress } from '../../src/progress';
import { shareOf } from '../../src/progress';
import { Icon } from '../exercise-kit/Icon';
import type { CatalogChapter } from './catalog';

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

function own<Entry>(entries: Readonly<Record<string, Entry>>, id: string): Entry | undefined {
  return Object.hasOwn(entries, id) ? entries[id] : undefined;
}

function stateOf(record: ExerciseRecord | undefined): { word: string; icon?: 'right' | 'nearly' } {
  if (record?.solved) return { word: 'solved', icon: 'right' };
  if (record && record.attempts > 0) return { word: 'tried', icon: 'nearly' };
  if (record?.revealed || (record?.hints ?? 0) > 0) return { word: 'looked into' };
  return { word: record ? 'begun' : 'not begun' };
}

function Chapter({ chapter, progress }: { chapter: CatalogChapter; progress: Progress }) {
  const { exercises, predictions, title, order, href } = chapter;
  const { solved, total, share } = shareOf(
    progress,
    exercises.map(({ id }) => id),
  );
  const begun = exercises.some(({ id }) => own(progress.exercises, id) !== undefined);
  const guesses = predictions.filter((id) => own(progress.predictions, id) !== undefined).length;
  return (
    <details data-chapter-progress={chapter.slug} open={begun}>
      <summary>
        <span class="ring" style={{ '--share': `${share * 100}%` }} aria-hidden="true" />
        <span>
          {order} {title}
        </span>
        <span class="count">
          {solved} of {total} solved
        </span>
      </summary>
      <p class="soft">
        <a href={href}>Open the chapter</a>
        {predictions.length > 0 && `. ${guesses} of ${predictions.length} predictions made`}.
      </p>
      <div class="scrolls" role="region" aria-label={`Exercises of ${title}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Exercise</th>
              <th scope="col">State</th>
              <th scope="col">Tries</th>
              <th scope="col">Last</th>
            </tr>
          </thead>
          <tbody>
            {exercises.map((entry) => {
              const record = own(progress.exercises, entry.id);
              const { word, icon } = stateOf(record);
              return (
                <tr key={entry.id} data-record={entry.id} class={record ? '' : 'soft'}>
                  <td>
                    <a href={entry.href}>
                      {entry.number} {entry.title}
                    </a>
                  </td>
                  <td class={`outcome-${icon ?? 'none'}`}>
                    {icon && <Icon of={icon} />} {word}
                  </td>
                  <td>{record?.attempts}</td>
                  <td>{record ? DAY.format(new Date(record.at)) : ''}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}

export function Done({ chapters, progress }: { chapters: readonly CatalogChapter[]; progress: Progress }) {
  return (
    <div class="folds">
      {chapters.map((chapter) => (
        <Chapter key={chapter.slug} chapter={chapter} progress={progress} />
      ))}
    </div>
  );
}
