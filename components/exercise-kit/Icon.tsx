/** The signs of a verdict. They stand beside a word, so a screen reader need not know them. */
const PATHS = {
  right: 'M7.5 12.5l3 3 6-6.5',
  nearly: 'M7 13.5c1.7-3 3.3-3 5-1.5s3.3 1.5 5-1.5',
  wrong: 'M8.5 8.5l7 7m0-7l-7 7',
  unreadable: 'M9.3 9.4a2.8 2.8 0 1 1 3.9 2.6c-.8.4-1.2.9-1.2 1.8m0 3.1v.1',
} as const;

export function Icon({ of }: { of: keyof typeof PATHS }) {
  return (
    <svg
      class={`icon icon-${of}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2.25"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9.5" />
      <path d={PATHS[of]} stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}
