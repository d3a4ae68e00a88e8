import { PROFILE_LIMITS, type Profile } from '../../account/profile';
import { readEmailAddress } from './email-address';
import { INVALID_EMAIL_ADDRESS } from './email-address-text';
import { formText } from './profile-text';

export type ProfileErrors = Partial<Record<keyof Profile, string>>;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Today in local time, as YYYY-MM-DD. */
export function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

// Counts code points, as the database does. Some characters take two units in a JavaScript string.
const isTooLong = (name: string): boolean => Array.from(name).length > PROFILE_LIMITS.nameLength;

const TOO_LONG = formText.nameTooLong(PROFILE_LIMITS.nameLength);

/** The problems that keep a profile form from being saved; empty if it is valid. */
export function findProfileErrors(form: HTMLFormElement, profile: Profile): ProfileErrors {
  const field = (name: keyof Profile): HTMLInputElement | null => form.querySelector(`[name="${name}"]`);
  const { firstName, lastName, dateOfBirth } = profile;
  const isHalfDate = field('dateOfBirth')?.validity.badInput === true;
  const isNoBirthday = dateOfBirth !== '' && (dateOfBirth < PROFILE_LIMITS.earliestBirthday || dateOfBirth > today());
  return {
    ...(isTooLong(firstName) && { firstName: TOO_LONG }),
    ...(isTooLong(lastName) && { lastName: TOO_LONG }),
    ...(readEmailAddress(field('email')) === null && { email: INVALID_EMAIL_ADDRESS }),
    ...(isNoBirthday && { dateOfBirth: formText.impossibleDate }),
    ...(isHalfDate && { dateOfBirth: formText.halfDate }),
  };
}
