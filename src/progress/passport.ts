import type { Passport } from '../device/passport';
import { counted, type Fact } from '../device/stored-part';
import { GAMES } from '../games';

/** The figures of the passport for the progress page. */
export const factsOfPassport = ({ mended }: Passport): readonly Fact[] => counted('Mistakes corrected', mended);

/**
 * Merges two passports. Takes the larger count, because both may have counted the same, and keeps the hat worn here.
 */
export const joinedPassports = (here: Passport, other: Passport): Passport => ({
  hat: here.hat || other.hat,
  mended: Math.max(here.mended, other.mended),
});

/** Removes a hat that does not exist. */
export const knownPassport = ({ hat, mended }: Passport): Passport => ({
  hat: GAMES.some(({ id }) => id === hat) ? hat : '',
  mended,
});
