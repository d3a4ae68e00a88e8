import * as v from 'valibot';
import type { AuthService } from './auth.ts';
import { AuthError, validationError } from './errors.ts';
import { consumeCode, consumeLink, expiredLinkError } from './links.ts';
import { parseEmail } from './otp.ts';
import { issueTokens, startSession } from './sessions.ts';

export const VerifyRequest = v.object({
  type: v.optional(v.string(), ''),
  token: v.optional(v.string(), ''),
  token_hash: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
});

/** An error code of our own, so that the site can say that the link in the email still works. */
const codesUsedUp = (): AuthError =>
  new AuthError(
    429,
    'over_code_rate_limit',
    'Too many wrong codes have been tried for this address. Please open the link in the email instead.',
  );

/**
 * Tries a code for an address, unless too many wrong ones were tried today. Each new email has a
 * new code and allows new guesses, so wrong codes are also counted per address, from all networks.
 * A code counts while it is being tried, so that simultaneous attempts cannot exceed the limit, and
 * the count is undone unless the code was wrong.
 */
async function tryCode<Result>(
  { codes }: AuthService,
  address: string,
  attempt: () => Promise<Result | null>,
): Promise<Result | null> {
  if (!codes.take(address)) throw codesUsedUp();
  let isIncorrect = false;
  try {
    const result = await attempt();
    isIncorrect = result === null;
    return result;
  } finally {
    if (!isIncorrect) codes.giveBack(address);
  }
}

/**
 * Uses up a link by its token, or by address and code, and returns both tokens. Throws an AuthError if it is not valid.
 */
export async function verify(
  auth: AuthService,
  { type, token, token_hash, email }: v.InferOutput<typeof VerifyRequest>,
) {
  if (type === '') throw validationError('Verify requires a verification type');
  if ((token === '') === (token_hash === '')) throw validationError('Verify requires either a token or a token hash');
  if (token_hash !== '' && email !== '') throw validationError('Only the token_hash and type should be provided');
  if (token !== '' && email === '')
    throw validationError('Only an email address or phone number should be provided on verify');
  const address = email === '' ? '' : parseEmail(email);
  const attempt = () =>
    auth.transaction(async (transaction) => {
      const taken =
        token_hash === ''
          ? await consumeCode(auth, transaction, { email: address, code: token, type })
          : await consumeLink(auth, transaction, token_hash, type);
      return taken === null ? null : startSession(auth, transaction, taken);
    });
  const session = await (token_hash === '' ? tryCode(auth, address, attempt) : attempt());
  if (session !== null) return issueTokens(auth, session);
  throw token_hash === '' ? new AuthError(403, 'otp_expired', 'Token has expired or is invalid') : expiredLinkError();
}
