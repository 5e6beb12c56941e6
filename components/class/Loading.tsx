/** Stands where exercises will be, until they are here. */
export function Loading({ failed, again }: { failed: boolean; again(): void }) {
  if (!failed) return <p class="quiet-line">The exercises are on their way.</p>;
  return (
    <p class="notice" role="alert">
      The exercises could not be loaded. Look at your connection, then{' '}
      <button type="button" onClick={again}>
        try again
      </button>
    </p>
  );
}
