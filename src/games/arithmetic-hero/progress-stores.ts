import * as v from 'valibot';
import {
  applyChange,
  type Change,
  NEW_PROGRESS,
  NO_OTHER_BESTS,
  type Saved,
} from '../../../machines/arithmetic-hero/progress';
import { ANSWER_FORMS, type AnswerForm } from '../../../machines/arithmetic-hero/rules';
import { readOtherBests, readProgress } from '../../../machines/arithmetic-hero/stored';
import { bareStore, envelopeStore } from '../../device/device-store';

export const progressStore = bareStore('arithmeticHeroProgress', {
  fallback: NEW_PROGRESS,
  parse: readProgress,
  legacyKey: 'additionHeroProgress',
});

/** Best scores of rounds with extra time or no time limit. */
export const otherBestsStore = envelopeStore('numeria.arithmetic-hero.bests', {
  version: 1,
  fallback: NO_OTHER_BESTS,
  parse: readOtherBests,
});

export const answersStore = envelopeStore<AnswerForm>('numeria.arithmetic-hero.answers', {
  version: 1,
  fallback: 'type',
  parse: (data) => (v.is(v.picklist(ANSWER_FORMS), data) ? data : null),
});

export const readSaved = (): Saved => ({ progress: progressStore.read(), otherBests: otherBestsStore.read() });

/** Applies a change to the latest stored value, because another tab may have written to it. */
export function storeChange(change: Change): void {
  progressStore.update((progress) => applyChange({ progress, otherBests: NO_OTHER_BESTS }, change).progress);
  otherBestsStore.update((otherBests) => applyChange({ progress: NEW_PROGRESS, otherBests }, change).otherBests);
}

/** Calls `listener` whenever another tab changes the stored progress. Returns a function that stops this. */
export function onStoredInOtherTab(listener: (saved: Saved) => void): () => void {
  const notify = (_: unknown, origin: 'here' | 'elsewhere') => {
    if (origin === 'elsewhere') listener(readSaved());
  };
  const unsubscribers = [progressStore.subscribe(notify), otherBestsStore.subscribe(notify)];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

export const readAnswerForm = (): AnswerForm => answersStore.read();
export const storeAnswerForm = (answers: AnswerForm): void => answersStore.update(() => answers);
