/**
 * What it costs `hash01` that its three products are added before anything is mixed: one seed more and a certain step
 * over the plane come to the same sum. For all whole x, y and s, exactly:
 *
 * `hash01(x, y, s + 1) = hash01(x + SEED_SHIFT[0], y + SEED_SHIFT[1], s)`
 */
export const SEED_SHIFT = [4967, 13504] as const;

/** The two shortest ways after which `hash01` repeats over the plane, whatever the seed. */
export const PERIODS = [
  [13663, -62337],
  [-68703, -895],
] as const;
