/** What the library's page prints. A test runs the example that is shown and holds it against this. */
import { Pcg32, shuffle, uniformInt } from '../../src/library';

const rng = new Pcg32(2026);
const deck = ['clubs', 'diamonds', 'hearts', 'spades'];
shuffle(rng, deck);

export const inNode = `${uniformInt(rng, 1, 6)} ${deck.join(' ')}`;
