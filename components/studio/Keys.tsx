import { keys } from './settings';

/** The keys, shown on demand. */
export function Keys({ close }: { close(): void }) {
  return (
    <section class="sheet" aria-label="Keys">
      <div class="sheet-head">
        <h2>Keys</h2>
        <button type="button" class="quiet" onClick={close}>
          Close
        </button>
      </div>
      <dl class="keys">
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
