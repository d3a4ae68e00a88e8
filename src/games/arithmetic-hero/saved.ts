import * as v from 'valibot';
import {
  type Change,
  changed,
  NEW_PROGRESS,
  NO_OTHER_BESTS,
  type Saved,
} from '../../../machines/arithmetic-hero/progress';
import { ANSWER_FORMS, type AnswerForm } from '../../../machines/arithmetic-hero/rules';
import { readOtherBests, readProgress } from '../../../machines/arithmetic-hero/stored';
import { bareStore, envelopeStore } from '../../device/device-store';

/** What the player has reached. */
export const progressStore = bareStore('arithmeticHeroProgress', {
  fallback: NEW_PROGRESS,
  parse: readProgress,
  legacyKey: 'additionHeroProgress',
});

/** The bests of rounds with longer or no time. */
export const otherBestsStore = envelopeStore('numeria.arithmetic-hero.bests', {
  version: 1,
  fallback: NO_OTHER_BESTS,
  parse: readOtherBests,
});

/** How this player answers: by typing, or from four. */
export const answersStore = envelopeStore<AnswerForm>('numeria.arithmetic-hero.answers', {
  version: 1,
  fallback: 'type',
  parse: (data) => (v.is(v.picklist(ANSWER_FORMS), data) ? data : null),
});

/** All that this device knows of the player now. */
export const readSaved = (): Saved => ({ progress: progressStore.read(), otherBests: otherBestsStore.read() });

/** Writes a change to the device, on top of what another tab may have written. */
export function keepChange(change: Change): void {
  progressStore.update((progress) => changed({ progress, otherBests: NO_OTHER_BESTS }, change).progress);
  otherBestsStore.update((otherBests) => changed({ progress: NEW_PROGRESS, otherBests }, change).otherBests);
}

/** Calls `listener` when another tab has changed what is saved, until the returned function is called. */
export function onSavedElsewhere(listener: (saved: Saved) => void): () => void {
  const notify = (_: unknown, origin: 'here' | 'elsewhere') => {
    if (origin === 'elsewhere') listener(readSaved());
  };
  const leaves = [progressStore.subscribe(notify), otherBestsStore.subscribe(notify)];
  return () => {
    for (const leave of leaves) leave();
  };
}

/** How this player answered last. */
export const readAnswerForm = (): AnswerForm => answersStore.read();
/** Remembers how this player answers. */
export const keepAnswerForm = (answers: AnswerForm): void => answersStore.update(() => answers);
