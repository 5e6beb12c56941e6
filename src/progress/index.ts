/** What the reader has done, kept on their device. Without imports from outside this folder. */
export { type ChapterShare, shareOf } from './chapter-share';
export { mergeProgress } from './merge-progress';
export {
  DAMAGED_KEY,
  PROGRESS_KEY,
  type ProgressStore,
  type ProgressTrouble,
  openProgress,
} from './open-progress';
export { parseProgress } from './parse-progress';
export {
  type ExerciseRecord,
  type Json,
  type PredictionRecord,
  type Progress,
  type RecallRecord,
  emptyProgress,
  withEntry,
} from './progress';
export { dueCards, localDay, nextRecall } from './recall-schedule';
export { type ImportPreview, type ImportRefusal, exportProgress, previewImport } from './share-progress';
