import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { findNestedField } from '../gateway.ts';
import { CODE_DIGITS } from '../limits.ts';
import type { AuthService } from './auth.ts';
import { claimEmail, releaseClaim } from './email-claim.ts';
import { AuthError, validationError } from './errors.ts';
import { createToken } from './tokens.ts';

export const OtpRequest = v.object({
  email: v.optional(v.string(), ''),
  create_user: v.optional(v.boolean(), true),
  data: v.nullish(v.record(v.string(), v.unknown())),
});

/** The pattern that browsers use for email fields; Supabase Auth uses it too (checkmail). */
const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
const MAX_EMAIL_LENGTH = 255;
/** Maximum size in bytes. User data is part of every token, and servers reject tokens that are too long. */
const MAX_DATA_LENGTH = 4096;

/**
 * Returns the address as it is stored. Throws an AuthError if it is not an email address.
 */
export function parseEmail(text: string): string {
  if (text === '') throw validationError('An email address is required');
  if (text.length > MAX_EMAIL_LENGTH) throw validationError('An email address is too long');
  if (!EMAIL_PATTERN.test(text)) throw validationError('Unable to validate email address: invalid format');
  return text.toLowerCase();
}

/** The URL of the page that signs in with this token once its button is pressed; `origin` is the site's URL. */
export const createConfirmUrl = (origin: string, token: string, type: string): string =>
  `${origin}/auth/confirm?${new URLSearchParams({ token_hash: token, type }).toString()}`;

/** Where an email leads: the site's URL, and the page to return to, which says in which language to write. */
interface EmailedFrom {
  readonly origin: string;
  readonly redirectTo: string;
}

/** The start of the paths of a language: "/fr". */
const BASE_PATTERN = /^\/[a-z]{2}(?:-[a-z]+)?(?=\/$)/;

/** The site in the language of a page. */
function siteInLanguage({ origin, redirectTo }: EmailedFrom): string {
  const path = redirectTo.startsWith(`${origin}/`) ? redirectTo.slice(origin.length) : '';
  return origin + (BASE_PATTERN.exec(path)?.[0] ?? '');
}

/**
 * Emails an address a sign-in link to the site at `origin`, and a code. Does the same work and gives the same response
 * whether or not the address is known. Throws an AuthError for an invalid request, too many requests, or an email that
 * cannot be sent. `limitSignUps` throws if the network cannot request more emails to addresses that were never
 * confirmed.
 */
export async function sendSignInLink(
  auth: AuthService,
  asked: v.InferOutput<typeof OtpRequest>,
  { origin, redirectTo }: EmailedFrom,
  limitSignUps: () => void,
): Promise<void> {
  const email = parseEmail(asked.email);
  const nested = findNestedField(asked.data ?? {});
  if (nested !== null) throw validationError(`data cannot contain lists or objects, and ${nested} is one`);
  const data = JSON.stringify(asked.data ?? {});
  if (data.length > MAX_DATA_LENGTH) throw validationError(`data can have at most ${MAX_DATA_LENGTH} characters`);
  // Supabase Auth answers differently for known addresses here. We do not, so that no one can find
  // out which ones are known.
  if (!asked.create_user) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');

  const token = createToken();
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const recipient = await claimEmail(auth, email, data, { token, code }, limitSignUps);
  const mail = auth.writeEmail(recipient.type, {
    Email: email,
    RedirectTo: redirectTo,
    SiteURL: origin,
    Token: code,
    TokenHash: token,
  });
  try {
    await auth.emailSender.send({
      ...mail,
      to: email,
      link: createConfirmUrl(siteInLanguage({ origin, redirectTo }), token, 'email'),
      code,
      at: auth.now(),
    });
  } catch (error) {
    await releaseClaim(auth, recipient);
    process.stderr.write(`An email could not be sent: ${error instanceof Error ? error.message : String(error)}\n`);
    throw new AuthError(500, 'unexpected_failure', 'Error sending magic link email');
  }
}
