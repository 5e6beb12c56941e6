/** What the settings of an embed mean for the figure and the exercise in it. */
import type { Settings } from '../../src/embedding';
import { studentSeed } from '../../src/sets';
import type { Terms } from '../exercise-kit/terms';
import { DEFAULT_SEED } from '../exercise-kit/variants';
import type { Embedding } from '../widget-kit/Frame';

/** How a figure stands alone. */
export function embeddingOf(settings: Settings, query: string, said: readonly string[]): Embedding {
  return { ...besideOf(settings), query, said };
}

/** How a figure stands as a part of an exercise, which then speaks for both. */
export function besideOf({ show, hide, lock, autoplay, motion }: Settings): Embedding {
  return { show, hide, lock, autoplay: autoplay && motion !== 'reduce', said: [] };
}

export function termsOf(settings: Settings, variant: number | undefined, said: readonly string[]): Terms {
  const { mode, attempts, hints, reveal, lock, hide, student } = settings;
  return {
    mode,
    ...(attempts !== undefined && { attempts }),
    hints,
    reveal,
    ...(variant !== undefined && { variant }),
    fixed: student !== undefined || [...lock, ...hide].some((name) => name === '*' || name === 'variant'),
    unnamed: hide.includes('variant'),
    said,
  };
}

/** The variant that an exercise is set with, if it is. A student's is the one on their sheet of the same seed. */
export function variantOf({ student, variant, seed }: Settings): number | undefined {
  return student === undefined ? (variant ?? seed) : studentSeed(seed ?? DEFAULT_SEED, student);
}
