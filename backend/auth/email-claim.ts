import type { Query } from '../database/database.ts';
import { keyedHash } from '../keys.ts';
import { LIFETIMES } from '../limits.ts';
import type { AuthService } from './auth.ts';
import { AuthError } from './errors.ts';

/** An email's recipient and kind: `signup` goes to an address that has never been confirmed. */
export interface Recipient {
  readonly id: string;
  readonly type: 'signup' | 'magiclink';
}

/** The secrets in an email. Either of them signs the user in. */
export interface EmailSecrets {
  readonly token: string;
  readonly code: string;
}

const SENT_AT = 'greatest(known.confirmation_sent_at, known.recovery_sent_at)';

/**
 * An address's day starts with its first email. If that email is dated in the future because of a wrong clock, a new
 * day starts immediately.
 */
const IS_NEW_DAY = "coalesce(known.mails_since <= $2::timestamptz - interval '1 day' or known.mails_since > $2, true)";

const SENT_TODAY = `case when ${IS_NEW_DAY} then 0 else known.mails_sent end`;

/**
 * How long to wait after the last email: $3 seconds, doubled after each email of the day, but never
 * longer than the link is valid ($4). Otherwise a stranger who requests emails could leave the
 * owner without a working link. With 60 seconds and an hour, an address gets at most 29 emails in
 * its first day.
 */
const PAUSE = `make_interval(secs => least(
  $3::double precision * 2 ^ greatest(${SENT_TODAY} - 1, 0), greatest($3, $4)::double precision))`;

/**
 * Finds or creates the user and records that an email is being sent now. Returns no row if the last
 * email is too recent. An email dated in the future by a wrong clock does not block anyone: its
 * date is replaced.
 */
const CLAIM = `
  insert into auth.users as known
    (email, confirmation_sent_at, raw_user_meta_data, created_at, updated_at, mails_sent, mails_since)
  values ($1, $2, $5, $2, $2, 1, $2)
  on conflict (email) do update set
    confirmation_sent_at = case when known.email_confirmed_at is null then $2 else known.confirmation_sent_at end,
    recovery_sent_at = case when known.email_confirmed_at is null then known.recovery_sent_at else $2 end,
    mails_sent = ${SENT_TODAY} + 1,
    mails_since = case when ${IS_NEW_DAY} then $2 else known.mails_since end
  where coalesce(${SENT_AT} <= $2::timestamptz - ${PAUSE} or ${SENT_AT} > $2, true)
  returning id, case when email_confirmed_at is null then 'signup' else 'magiclink' end as type`;

const WAIT = `
  select ceil(extract(epoch from ${SENT_AT} + ${PAUSE} - $2::timestamptz))::integer as seconds
  from auth.users as known where email = $1`;

/** Replaces the previous link: only the newest one works. */
const STORE = `
  insert into auth.one_time_tokens (user_id, token_type, token_hash, code_hash, created_at)
  values ($1, $2, $3, $4, $5)
  on conflict (user_id) do update set
    token_type = excluded.token_type, token_hash = excluded.token_hash, code_hash = excluded.code_hash, wrong_codes = 0,
    created_at = excluded.created_at`;

const tooMany = (message: string): AuthError => new AuthError(429, 'over_email_send_rate_limit', message);

const limitReached = (): AuthError => tooMany('Email rate limit exceeded');

async function runClaim(query: Query, values: readonly unknown[], data: string): Promise<Recipient> {
  const [recipient] = await query<Recipient & Record<string, unknown>>(CLAIM, [...values, data]);
  if (recipient !== undefined) return recipient;
  const [wait] = await query<{ seconds: number }>(WAIT, values);
  if (wait === undefined) throw limitReached();
  throw tooMany(`For security purposes, you can only request this after ${wait.seconds} seconds.`);
}

/**
 * Counts an email towards the limits of its address and stores its secrets. Throws an AuthError if this address, or all
 * addresses together, have reached their limit. `limitSignUps` is called if the address has never been confirmed, and
 * throws if the network has requested too many of those.
 */
export function claimEmail(
  auth: AuthService,
  email: string,
  data: string,
  { token, code }: EmailSecrets,
  limitSignUps: () => void,
): Promise<Recipient> {
  const now = new Date(auth.now());
  return auth.transaction(async ({ query }) => {
    const values = [email, now, auth.limits.secondsBetweenEmails, LIFETIMES.link];
    const recipient = await runClaim(query, values, data);
    // Checked last, so that a request refused by other limits does not count towards the shared
    // ones. The throw rolls the claim back.
    if (recipient.type === 'signup') {
      limitSignUps();
      if (!auth.newAddressEmails.take('all')) throw limitReached();
    }
    if (!auth.allEmails.take('all')) throw limitReached();
    await query(STORE, [
      recipient.id,
      recipient.type,
      keyedHash(auth.keys, 'link', token),
      keyedHash(auth.keys, 'code', `${email}\n${code}`),
      now,
    ]);
    return recipient;
  });
}

/**
 * Undoes the claim of an email that could not be sent, so that the next request does not have to
 * wait.
 */
export async function releaseClaim(auth: AuthService, { id }: Recipient): Promise<void> {
  await auth.transaction(async ({ query }) => {
    await query('delete from auth.one_time_tokens where user_id = $1', [id]);
    await query(
      `update auth.users
       set confirmation_sent_at = null, recovery_sent_at = null, mails_sent = greatest(mails_sent - 1, 0) where id = $1`,
      [id],
    );
  });
}
