import * as v from 'valibot';
import { figure, name } from '../../machines/core/stored-shape';
import { envelopeStore } from './device-store';

const passport = v.object({
  /** The id of the game whose hat the hero wears; empty where it wears none. */
  hat: v.fallback(name, ''),
  /** How many mistakes were put right in practice. */
  mended: v.fallback(figure, 0),
});

/** What the passport of the child of this device holds beside the map. */
export type Passport = v.InferOutput<typeof passport>;

/** The passport of who has not begun. */
export const NEW_PASSPORT: Passport = { hat: '', mended: 0 };

export const passportStore = envelopeStore<Passport>('numeria.passport', {
  version: 1,
  fallback: NEW_PASSPORT,
  parse: (data) => {
    const { success, output } = v.safeParse(passport, data);
    return success ? output : null;
  },
});

/** The hero puts on the hat of a game, or takes it off where that is empty. */
export const wearHat = (hat: string): void => passportStore.update((now) => (now.hat === hat ? now : { ...now, hat }));

/** One mistake more was put right. */
export const countMended = (): void => passportStore.update((now) => ({ ...now, mended: now.mended + 1 }));
