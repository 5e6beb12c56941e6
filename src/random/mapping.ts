import type { Generator } from './generator';

/**
 * How raw numbers become a whole number from `lo` to `hi`, both included: `uniformInt`, or one of
 * the C++ libraries' such as `libcxxInt`. Shuffles take it as their last argument, since with
 * another mapping the same seed deals another deck.
 */
export type IntMapping = (rng: Generator, lo: number, hi: number) => number;

/**
 * How raw numbers become a number from `lo` up to `hi`: `uniformReal`, or one of the C++ libraries'
 * such as `libstdcxxFloat`. Scatters take it as their last argument.
 */
export type RealMapping = (rng: Generator, lo: number, hi: number) => number;
