import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { mailTo } from './links.ts';
import type { Site } from './site.ts';

/** Somebody who is signed in: a browser, and what it holds. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly client: SupabaseClient;
  readonly session: Session;
}

let addresses = 0;

/** An e-mail address that no other test has. */
export function newAddress(name = 'child'): string {
  return `${name}${(addresses += 1)}@numeria.test`;
}

/** Asks for a magic link as the site does; throws what supabase-js says when that fails. */
export async function askForLink(client: SupabaseClient, email: string, redirectTo?: string): Promise<void> {
  const options = redirectTo === undefined ? {} : { emailRedirectTo: redirectTo };
  const { error } = await client.auth.signInWithOtp({ email, options });
  if (error !== null) throw error;
}

/** Gives a browser the session that a link's landing carries, as supabase-js does on the site's page. */
export async function takeSession(client: SupabaseClient, hash: URLSearchParams): Promise<Session> {
  const { data, error } = await client.auth.setSession({
    access_token: hash.get('access_token') ?? '',
    refresh_token: hash.get('refresh_token') ?? '',
  });
  if (error !== null) throw error;
  if (data.session === null) throw new Error('The link gave no session.');
  return data.session;
}

/** The secret that the newest link to an address carries. */
export function linkToken(site: Site, email: string): string {
  return new URL(mailTo(site, email).link).searchParams.get('token') ?? '';
}

/** Signs somebody in by the link in their mail (by its token, without the page), in a browser of their own. */
export async function signIn(site: Site, email = newAddress(), client = site.client()): Promise<Person> {
  await askForLink(client, email);
  const { data, error } = await client.auth.verifyOtp({ token_hash: linkToken(site, email), type: 'email' });
  if (error !== null) throw error;
  const { session } = data;
  if (session === null) throw new Error('The link gave no session.');
  return { id: session.user.id, email, client, session };
}
