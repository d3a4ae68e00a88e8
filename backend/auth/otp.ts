import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { digest } from '../keys.ts';
import { CODE_DIGITS } from '../limits.ts';
import type { Auth } from './auth.ts';
import { AuthError, invalid } from './errors.ts';
import { newToken } from './tokens.ts';

export const OtpRequest = v.object({
  email: v.optional(v.string(), ''),
  create_user: v.optional(v.boolean(), true),
  data: v.nullish(v.record(v.string(), v.unknown())),
});

/** The address as HTML's e-mail fields know it; the same pattern as Supabase Auth's (checkmail). */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
const LONGEST_EMAIL = 255;
/** What is told of a person travels in every token: with more than this no server would take one. */
const LONGEST_DATA = 4096;

/** An address as it is stored. Throws the refusal of what is no e-mail address. */
export function emailFrom(text: string): string {
  if (text === '') throw invalid('An email address is required');
  if (text.length > LONGEST_EMAIL) throw invalid('An email address is too long');
  if (!EMAIL.test(text)) throw invalid('Unable to validate email address: invalid format');
  return text.toLowerCase();
}

/** Whom a mail goes to, and which of the two mails it is: `signup` to an address that never was confirmed. */
interface Recipient {
  readonly id: string;
  readonly type: 'signup' | 'magiclink';
}

/**
 * Finds or makes the person, and marks that a mail goes out now; null where one went out too short a while ago. A mail that
 * a clock which was wrong dated ahead keeps nobody out: it is dated anew.
 */
const CLAIM = `
  insert into auth.users as known (email, confirmation_sent_at, raw_user_meta_data, created_at, updated_at)
  values ($1, $2, $3, $2, $2)
  on conflict (email) do update set
    confirmation_sent_at = case when known.email_confirmed_at is null then $2 else known.confirmation_sent_at end,
    recovery_sent_at = case when known.email_confirmed_at is null then known.recovery_sent_at else $2 end
  where coalesce(
    greatest(known.confirmation_sent_at, known.recovery_sent_at) <= $4
    or greatest(known.confirmation_sent_at, known.recovery_sent_at) > $2, true)
  returning id, case when email_confirmed_at is null then 'signup' else 'magiclink' end as type`;

/** The newest link is the only one: it takes the place of the one before. */
const STORE = `
  insert into auth.one_time_tokens (user_id, token_type, token_hash, code_hash, created_at)
  values ($1, $2, $3, $4, $5)
  on conflict (user_id) do update set
    token_type = excluded.token_type, token_hash = excluded.token_hash, code_hash = excluded.code_hash, wrong_codes = 0,
    created_at = excluded.created_at`;

interface Secrets {
  readonly token: string;
  readonly code: string;
}

async function claim(auth: Auth, email: string, data: string, secrets: Secrets): Promise<Recipient> {
  const now = new Date(auth.now());
  const latest = new Date(auth.now() - auth.limits.secondsBetweenMails * 1000);
  return auth.transaction(async ({ query }) => {
    const [recipient] = await query<Recipient & Record<string, unknown>>(CLAIM, [email, now, data, latest]);
    if (recipient === undefined) {
      const [{ sent } = { sent: now }] = await query<{ sent: Date }>(
        'select greatest(confirmation_sent_at, recovery_sent_at) as sent from auth.users where email = $1',
        [email],
      );
      throw tooSoon(Math.ceil((sent.getTime() - latest.getTime()) / 1000));
    }
    await query(STORE, [
      recipient.id,
      recipient.type,
      digest(auth.keys, 'link', secrets.token),
      digest(auth.keys, 'code', `${email}\n${secrets.code}`),
      now,
    ]);
    return recipient;
  });
}

const tooSoon = (seconds: number): AuthError =>
  new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );

/** A mail that could not be sent counts for nothing: the next request need not wait. */
async function unclaim(auth: Auth, { id }: Recipient): Promise<void> {
  await auth.transaction(async ({ query }) => {
    await query('delete from auth.one_time_tokens where user_id = $1', [id]);
    await query('update auth.users set confirmation_sent_at = null, recovery_sent_at = null where id = $1', [id]);
  });
}

/** The page of the site that signs in by a token, at the press of its button; `origin` is where the site is. */
export const confirmPage = (origin: string, token: string, type: string): string =>
  `${origin}/auth/confirm?${new URLSearchParams({ token_hash: token, type }).toString()}`;

/**
 * Mails a link to the site at `origin` (and a code) to an address, and says nothing of whether it is known: the same work
 * and the same answer. Throws an AuthError for what is no request, too many of them, and mail that cannot be sent.
 */
export async function sendLink(auth: Auth, asked: v.InferOutput<typeof OtpRequest>, origin: string): Promise<void> {
  const email = emailFrom(asked.email);
  const data = JSON.stringify(asked.data ?? {});
  if (data.length > LONGEST_DATA) throw invalid(`data may have ${LONGEST_DATA} characters at most`);
  // Supabase Auth sends to known addresses here; which those are is nobody's business, so nobody is answered differently.
  if (!asked.create_user) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');

  const token = newToken();
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const recipient = await claim(auth, email, data, { token, code });
  const mail = auth.writeMail(recipient.type, { Email: email, SiteURL: origin, Token: code, TokenHash: token });
  try {
    await auth.postOffice.send({ ...mail, to: email, link: confirmPage(origin, token, 'email'), code, at: auth.now() });
  } catch (error) {
    await unclaim(auth, recipient);
    process.stderr.write(`A mail could not be sent: ${error instanceof Error ? error.message : String(error)}\n`);
    throw new AuthError(500, 'unexpected_failure', 'Error sending magic link email');
  }
}
