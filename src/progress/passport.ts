import { GAMES } from '../catalogue';
import type { Passport } from '../device/passport';
import { countFact, type ProgressFact } from '../device/stored-part';
import { FACT_LABELS } from './text';

export const summarisePassport = ({ mended }: Passport): readonly ProgressFact[] =>
  countFact(FACT_LABELS.mended, mended);

/**
 * Merges two passports. Takes the larger count, because both may have counted the same mistakes, and keeps the hat worn
 * here.
 */
export const mergePassports = (here: Passport, other: Passport): Passport => ({
  hat: here.hat || other.hat,
  mended: Math.max(here.mended, other.mended),
});

export const removeUnknownHat = ({ hat, mended }: Passport): Passport => ({
  hat: GAMES.some(({ id }) => id === hat) ? hat : '',
  mended,
});
