import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { toSqlError } from '../../../backend/database/database.ts';
import { findNewestEmail, linkParameters, pressLinkButton } from './links.ts';
import type { Site } from './site.ts';
import { SITE_URL } from './site-url.ts';

/** A signed-in person, and their browser. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly client: SupabaseClient;
  readonly session: Session;
}

let addresses = 0;

/** An email address that no other test uses. */
export function createAddress(name = 'child'): string {
  return `${name}${(addresses += 1)}@numeria.test`;
}

/** Requests a magic link as the site does; throws supabase-js's error. */
export async function requestLink(client: SupabaseClient, email: string): Promise<void> {
  const { error } = await client.auth.signInWithOtp({ email, options: { emailRedirectTo: `${SITE_URL}/` } });
  if (error !== null) throw error;
}

/** The token in the newest link to an address. */
export function readLinkToken(site: Site, email: string): string {
  return linkParameters(findNewestEmail(site, email).link).token_hash;
}

/** Signs a person in with the link in their email, in a new browser. */
export async function signIn(site: Site, email = createAddress(), client = site.client()): Promise<Person> {
  await requestLink(client, email);
  const { data, error } = await pressLinkButton(site, findNewestEmail(site, email).link, client);
  if (error !== null) throw error;
  const { session } = data;
  if (session === null) throw new Error('The link gave no session.');
  return { id: session.user.id, email, client, session };
}

/**
 * Runs a statement with the rights of a person or a role, as PostgREST would. It is for requests
 * that a hosted project accepts and the embedded backend does not, such as an update. Returns the
 * rows, or the code of the database's error.
 */
export async function runQueryAs(
  site: Site,
  who: Person | 'anon' | 'service_role',
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<readonly object[] | string> {
  const [role, claims] =
    typeof who === 'string'
      ? [who, JSON.stringify({ role: who })]
      : ['authenticated', Buffer.from(who.session.access_token.split('.')[1] ?? '', 'base64url').toString()];
  const work = site.backend.database.transaction(async ({ query }) => {
    await query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [role, claims]);
    return query(statement, parameters);
  });
  return work.catch((error: unknown) => {
    const refused = toSqlError(error);
    if (refused === null) throw error;
    return refused.code;
  });
}

/** Like `runQueryAs`, but inserts several rows with one statement. */
export const insertAs = (site: Site, who: Person | 'anon' | 'service_role', table: string, rows: readonly object[]) => {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  const source = `select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
  return runQueryAs(site, who, `insert into ${table} (${columns}) ${source}`, [JSON.stringify(rows)]);
};
