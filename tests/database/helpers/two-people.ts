import type { SupabaseClient } from '@supabase/supabase-js';
import { createAddress, type Person, signIn } from './people.ts';
import type { Site } from './site.ts';

/** Refused for lack of permission: 403 for a signed-in person, 401 otherwise. */
export const REFUSED_TO_MEMBERS = { status: 403, error: { code: '42501' } };
export const REFUSED_WITHOUT_SESSION = { status: 401, error: { code: '42501' } };

/** Supabase's guard against a forgotten filter (the extension safeupdate). */
export const MISSING_FILTER = { status: 400, error: { code: '21000' } };

/** A profile with every field filled in. */
export function fullProfile({ id, email }: Person, first_name: string) {
  return { id, first_name, last_name: 'Somebody', email, date_of_birth: '2015-01-02' };
}

/** A favourite, as the site adds it. */
export function favouriteRow({ id }: Person, game_id: string) {
  return { user_id: id, game_id };
}

/** The rows that are really stored, bypassing all policies. */
export interface Rows {
  readonly profiles: readonly object[];
  readonly hearts: readonly object[];
}

/** Two people, each with a profile and favourites, and a browser in which no one is signed in. */
export interface TwoPeople {
  readonly ada: Person;
  readonly ben: Person;
  readonly nobody: SupabaseClient;
  /** The rows of both people, as `refill` creates them. */
  readonly full: Rows;
  /** Restores every row. */
  refill(): Promise<void>;
  stored(): Promise<Rows>;
}

const REFILL = `
  insert into profiles (id, first_name, last_name, email, date_of_birth)
  select (p ->> 'id')::uuid, p ->> 'first_name', p ->> 'last_name', p ->> 'email', (p ->> 'date_of_birth')::date
  from jsonb_array_elements($1::jsonb) p`;
const REFILL_HEARTS = `
  insert into user_favorites (user_id, game_id)
  select (h ->> 'user_id')::uuid, h ->> 'game_id' from jsonb_array_elements($1::jsonb) h`;

const STORED = `select
  (select coalesce(jsonb_agg(p order by email), '[]') from profiles p) as profiles,
  (select coalesce(jsonb_agg(jsonb_build_object('user_id', user_id, 'game_id', game_id) order by game_id), '[]')
    from user_favorites) as hearts`;

/** Signs both people in. Call `refill` before each test to create their rows. */
export async function createTwoPeople(site: Site): Promise<TwoPeople> {
  const ada = await signIn(site, createAddress('ada'));
  const ben = await signIn(site, createAddress('ben'));
  const full = {
    profiles: [fullProfile(ada, 'Ada'), fullProfile(ben, 'Ben')],
    hearts: [favouriteRow(ben, 'math-warp'), favouriteRow(ada, 'mental-maths'), favouriteRow(ada, 'times-tables')],
  };
  return {
    ada,
    ben,
    nobody: site.client(),
    full,
    async refill() {
      await site.empty();
      await site.query(REFILL, [JSON.stringify(full.profiles)]);
      await site.query(REFILL_HEARTS, [JSON.stringify(full.hearts)]);
    },
    async stored() {
      const [rows] = await site.query(STORED);
      return { profiles: [], hearts: [], ...rows };
    },
  };
}
