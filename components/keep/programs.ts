/** A kept file carries the page that runs programs with it. */
import { runFromText } from '../exercise-kit/code/run-in-frame';

export const carryRunner = (script: string): void =>
  // The policy of this file holds in the frame as well.
  runFromText(`<!doctype html><title>Code runner</title><script>${script}</script>`);
