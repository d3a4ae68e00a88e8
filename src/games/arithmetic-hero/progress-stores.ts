import * as v from 'valibot';
import {
  applyChange,
  NEW_PROGRESS,
  NO_OTHER_HIGH_SCORES,
  type ProgressChange,
  type SavedProgress,
} from '../../../machines/arithmetic-hero/progress';
import { ANSWER_MODES, type AnswerMode } from '../../../machines/arithmetic-hero/rules';
import { parseOtherHighScores, parseProgress } from '../../../machines/arithmetic-hero/stored';
import { createBareStore, createEnvelopeStore } from '../../device/device-store';

export const progressStore = createBareStore('arithmeticHeroProgress', {
  fallback: NEW_PROGRESS,
  parse: parseProgress,
  legacyKey: 'additionHeroProgress',
});

/** Best scores of rounds with extra time or no time limit, and of rounds in which answers are chosen. */
export const otherHighScoresStore = createEnvelopeStore('numeria.arithmetic-hero.bests', {
  version: 1,
  fallback: NO_OTHER_HIGH_SCORES,
  parse: parseOtherHighScores,
});

export const answersStore = createEnvelopeStore<AnswerMode>('numeria.arithmetic-hero.answers', {
  version: 1,
  fallback: 'type',
  parse: (data) => (v.is(v.picklist(ANSWER_MODES), data) ? data : null),
});

export const readSavedProgress = (): SavedProgress => ({
  progress: progressStore.read(),
  otherBests: otherHighScoresStore.read(),
});

/** Applies a change to the latest stored value, because another tab may have written to it. */
export function storeChange(change: ProgressChange): void {
  progressStore.update((progress) => applyChange({ progress, otherBests: NO_OTHER_HIGH_SCORES }, change).progress);
  otherHighScoresStore.update((otherBests) => applyChange({ progress: NEW_PROGRESS, otherBests }, change).otherBests);
}

/** Calls `listener` whenever another tab changes the stored progress. Returns a function that stops this. */
export function onOtherTabChange(listener: (saved: SavedProgress) => void): () => void {
  const notify = (_: unknown, origin: 'here' | 'elsewhere') => {
    if (origin === 'elsewhere') listener(readSavedProgress());
  };
  const unsubscribers = [progressStore.subscribe(notify), otherHighScoresStore.subscribe(notify)];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

export const readAnswerMode = (): AnswerMode => answersStore.read();
export const storeAnswerMode = (answers: AnswerMode): void => answersStore.update(() => answers);
