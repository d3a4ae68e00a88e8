import * as v from 'valibot';
import { countSchema, nameSchema, parserOf } from '../../machines/core/stored-shape';
import { createEnvelopeStore } from './device-store';

const passport = v.object({
  /** The id of the game whose hat the hero is wearing; empty for no hat. */
  hat: v.fallback(nameSchema, ''),
  /** The number of mistakes corrected in practice. */
  mended: v.fallback(countSchema, 0),
});

/** What this device stores for the child's passport, in addition to the map. */
export type Passport = v.InferOutput<typeof passport>;

export const NEW_PASSPORT: Passport = { hat: '', mended: 0 };

export const passportStore = createEnvelopeStore<Passport>('numeria.passport', {
  version: 1,
  fallback: NEW_PASSPORT,
  parse: parserOf(passport),
});

/** Puts on a game's hat. An empty id takes the hat off. */
export const wearHat = (hat: string): void => passportStore.update((now) => (now.hat === hat ? now : { ...now, hat }));

export const countCorrectedMistake = (): void => passportStore.update((now) => ({ ...now, mended: now.mended + 1 }));
