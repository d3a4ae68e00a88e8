import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { nestedName } from '../gateway.ts';
import { CODE_DIGITS } from '../limits.ts';
import type { Auth } from './auth.ts';
import { claim, unclaim } from './claim.ts';
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

/** The page of the site that signs in by a token, at the press of its button; `origin` is where the site is. */
export const confirmPage = (origin: string, token: string, type: string): string =>
  `${origin}/auth/confirm?${new URLSearchParams({ token_hash: token, type }).toString()}`;

/**
 * Mails a link to the site at `origin` (and a code) to an address, and says nothing of whether it is known: the same work
 * and the same answer. Throws an AuthError for what is no request, too many of them, and mail that cannot be sent.
 * `limitSignUps` throws if the network may not ask for more mail to addresses that were never confirmed.
 */
export async function sendLink(
  auth: Auth,
  asked: v.InferOutput<typeof OtpRequest>,
  origin: string,
  limitSignUps: () => void,
): Promise<void> {
  const email = emailFrom(asked.email);
  const nested = nestedName(asked.data ?? {});
  if (nested !== null) throw invalid(`data may hold no list and no object, and ${nested} is one`);
  const data = JSON.stringify(asked.data ?? {});
  if (data.length > LONGEST_DATA) throw invalid(`data may have ${LONGEST_DATA} characters at most`);
  // Supabase Auth sends to known addresses here; which those are is nobody's business, so nobody is answered differently.
  if (!asked.create_user) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');

  const token = newToken();
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const recipient = await claim(auth, email, data, { token, code }, limitSignUps);
  const mail = auth.writeMail(recipient.type, { Email: email, SiteURL: origin, Token: code, TokenHash: token });
  try {
    await auth.postOffice.send({ ...mail, to: email, link: confirmPage(origin, token, 'email'), code, at: auth.now() });
  } catch (error) {
    await unclaim(auth, recipient);
    process.stderr.write(`A mail could not be sent: ${error instanceof Error ? error.message : String(error)}\n`);
    throw new AuthError(500, 'unexpected_failure', 'Error sending magic link email');
  }
}
