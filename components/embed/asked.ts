/** What the settings of an embed mean for the figure and the exercise in it. */
import { studentSeed, type Settings } from '../../src/embedding';
import type { Terms } from '../exercise-kit/terms';
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

/** The variant that an exercise is set with, if it is. */
export function variantOf(exercise: string, settings: Settings): number | undefined {
  const { student, variant, seed } = settings;
  return student === undefined ? (variant ?? seed) : studentSeed(exercise, student, settings);
}
