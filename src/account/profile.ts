import * as v from 'valibot';
import { NO_ROW, refusal } from './answers';
import type { AccountUser } from './auth-state';
import { client } from './client';

/** What one person tells about themselves, as a form shows it: empty where they do not say. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** As YYYY-MM-DD. */
  readonly dateOfBirth: string;
}

/** The most characters of a name, and the earliest birthday, that the database takes. */
export const PROFILE_LIMITS = { nameLength: 100, earliestBirthday: '1900-01-01' } as const;

const maybe = v.nullish(v.string(), '');
const rowShape = v.object({ first_name: maybe, last_name: maybe, email: maybe, date_of_birth: maybe });

/** The profile of this person; before they saved any, one that holds their account's e-mail. Throws where none comes. */
export async function loadProfile(user: AccountUser): Promise<Profile> {
  const answer = await client().from('profiles').select('*').eq('id', user.id).single();
  if (answer.error?.code === NO_ROW) return { firstName: '', lastName: '', email: user.email, dateOfBirth: '' };
  if (answer.error !== null) throw refusal(answer);
  const row = v.parse(rowShape, answer.data);
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email || user.email,
    dateOfBirth: row.date_of_birth,
  };
}

/** Keeps the profile of this person; what is empty is kept as null. Throws with the service's words where it refuses. */
export async function saveProfile(user: AccountUser, profile: Profile): Promise<void> {
  const answer = await client()
    .from('profiles')
    .upsert({
      id: user.id,
      first_name: profile.firstName || null,
      last_name: profile.lastName || null,
      email: profile.email || null,
      date_of_birth: profile.dateOfBirth || null,
    });
  if (answer.error !== null) throw refusal(answer);
}
