import * as v from 'valibot';
import type { AccountUser } from './auth-state';
import { getClient } from './client';
import { ROW_NOT_FOUND, toServiceError } from './service-errors';

/** The profile as the form shows it. Missing values are empty strings. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string;
}

/** The longest name that the database accepts, in characters, and its earliest birthday. */
export const PROFILE_LIMITS = { nameLength: 100, earliestBirthday: '1900-01-01' } as const;

const maybe = v.nullish(v.string(), '');
const rowShape = v.object({ first_name: maybe, last_name: maybe, email: maybe, date_of_birth: maybe });

/** Before the first save it holds only the account's email. Throws if it cannot be loaded. */
export async function loadProfile(user: AccountUser): Promise<Profile> {
  const answer = await getClient().from('profiles').select('*').eq('id', user.id).single();
  if (answer.error?.code === ROW_NOT_FOUND) return { firstName: '', lastName: '', email: user.email, dateOfBirth: '' };
  if (answer.error !== null) throw toServiceError(answer);
  const row = v.parse(rowShape, answer.data);
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email || user.email,
    dateOfBirth: row.date_of_birth,
  };
}

/** Saves this person's profile, with empty fields as null. Throws with the service's message if it refuses. */
export async function saveProfile(user: AccountUser, profile: Profile): Promise<void> {
  const answer = await getClient()
    .from('profiles')
    .upsert({
      id: user.id,
      first_name: profile.firstName || null,
      last_name: profile.lastName || null,
      email: profile.email || null,
      date_of_birth: profile.dateOfBirth || null,
    });
  if (answer.error !== null) throw toServiceError(answer);
}
