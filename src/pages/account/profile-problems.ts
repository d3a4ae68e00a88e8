import { PROFILE_LIMITS, type Profile } from '../../account/profile';
import { NOT_AN_ADDRESS, readAddress } from './address';

/** What is wrong with which field, in plain words. */
export type ProfileProblems = Partial<Record<keyof Profile, string>>;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Today here, as YYYY-MM-DD. */
export function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

// In the characters that the database counts, of which some take two places in a JavaScript text.
const isTooLong = (name: string): boolean => Array.from(name).length > PROFILE_LIMITS.nameLength;

const TOO_LONG = `This name is too long. Please use at most ${PROFILE_LIMITS.nameLength} characters.`;

/** What stops a form with the fields of a profile from being saved; nothing where all is well. */
export function problemsIn(form: HTMLFormElement, profile: Profile): ProfileProblems {
  const field = (name: keyof Profile): HTMLInputElement | null => form.querySelector(`[name="${name}"]`);
  const { firstName, lastName, dateOfBirth } = profile;
  const isHalfDate = field('dateOfBirth')?.validity.badInput === true;
  const isNoBirthday = dateOfBirth !== '' && (dateOfBirth < PROFILE_LIMITS.earliestBirthday || dateOfBirth > today());
  return {
    ...(isTooLong(firstName) && { firstName: TOO_LONG }),
    ...(isTooLong(lastName) && { lastName: TOO_LONG }),
    ...(readAddress(field('email')) === null && { email: NOT_AN_ADDRESS }),
    ...(isNoBirthday && { dateOfBirth: 'Please choose a day from the year 1900 until today.' }),
    ...(isHalfDate && { dateOfBirth: 'This date is not complete. Fill it in, or clear it.' }),
  };
}
