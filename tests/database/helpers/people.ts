import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { mailTo, partsOf, press } from './links.ts';
import type { Site } from './site.ts';
import { SITE_URL } from './site-url.ts';

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
export async function askForLink(client: SupabaseClient, email: string): Promise<void> {
  const { error } = await client.auth.signInWithOtp({ email, options: { emailRedirectTo: `${SITE_URL}/` } });
  if (error !== null) throw error;
}

/** The secret that the newest link to an address carries. */
export function linkToken(site: Site, email: string): string {
  return partsOf(mailTo(site, email).link).token_hash;
}

/** Signs somebody in by the link in their mail, in a browser of their own. */
export async function signIn(site: Site, email = newAddress(), client = site.client()): Promise<Person> {
  await askForLink(client, email);
  const { data, error } = await press(site, mailTo(site, email).link, client);
  if (error !== null) throw error;
  const { session } = data;
  if (session === null) throw new Error('The link gave no session.');
  return { id: session.user.id, email, client, session };
}
