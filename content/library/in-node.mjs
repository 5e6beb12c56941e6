import { Pcg32, shuffle, uniformInt } from './dice-drift.mjs';

const rng = new Pcg32(2026);
const deck = ['clubs', 'diamonds', 'hearts', 'spades'];

shuffle(rng, deck);
console.log(uniformInt(rng, 1, 6), deck.join(' '));
