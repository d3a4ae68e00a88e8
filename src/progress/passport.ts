import type { Passport } from '../device/passport';
import { counted, type Fact } from '../device/stored-part';
import { GAMES } from '../games';

/** What of the passport is told. */
export const factsOfPassport = ({ mended }: Passport): readonly Fact[] => counted('Mistakes put right', mended);

/** Two passports in one: of what both may have counted, the more. The hero wears what it wears here. */
export const joinedPassports = (here: Passport, other: Passport): Passport => ({
  hat: here.hat || other.hat,
  mended: Math.max(here.mended, other.mended),
});

/** The hats that there are. */
export const knownPassport = ({ hat, mended }: Passport): Passport => ({
  hat: GAMES.some(({ id }) => id === hat) ? hat : '',
  mended,
});
