import { CumulativeTable, Pcg32, seedFromText } from './dice-drift.mjs';

const rng = new Pcg32(seedFromText('chest 17'));
const loot = new CumulativeTable([60, 25, 12, 3]);

export const found: number = loot.pick(rng);
