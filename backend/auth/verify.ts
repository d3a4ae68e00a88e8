import * as v from 'valibot';
import type { Auth } from './auth.ts';
import { AuthError, invalid } from './errors.ts';
import { linkIsOver, takeCode, takeLink } from './links.ts';
import { emailFrom } from './otp.ts';
import { beginSession, tokensFor } from './sessions.ts';

export const VerifyRequest = v.object({
  type: v.optional(v.string(), ''),
  token: v.optional(v.string(), ''),
  token_hash: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
});

/** Uses a link by its token, or by address and code, and gives both tokens. Throws the refusal of what does not fit. */
export async function verify(auth: Auth, { type, token, token_hash, email }: v.InferOutput<typeof VerifyRequest>) {
  if (type === '') throw invalid('Verify requires a verification type');
  if ((token === '') === (token_hash === '')) throw invalid('Verify requires either a token or a token hash');
  if (token_hash !== '' && email !== '') throw invalid('Only the token_hash and type should be provided');
  if (token !== '' && email === '') throw invalid('Only an email address or phone number should be provided on verify');
  const address = email === '' ? '' : emailFrom(email);
  // Each new email has a new code and takes new guesses: so they are counted for the address too, whoever has it.
  if (token !== '' && !auth.codes.take(address))
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  const session = await auth.transaction(async (transaction) => {
    const taken =
      token_hash === ''
        ? await takeCode(auth, transaction, { email: address, code: token, type })
        : await takeLink(auth, transaction, token_hash, type);
    return taken === null ? null : beginSession(auth, transaction, taken);
  });
  if (session !== null) return tokensFor(auth, session);
  throw token_hash === '' ? new AuthError(403, 'otp_expired', 'Token has expired or is invalid') : linkIsOver();
}
