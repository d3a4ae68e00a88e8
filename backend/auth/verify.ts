import * as v from 'valibot';
import { confirmPage } from '../pages/confirm-page.ts';
import type { Auth } from './auth.ts';
import { AuthError, invalid } from './errors.ts';
import { linkIsOver, lookAtLink, takeCode, takeLink } from './links.ts';
import { emailFrom } from './otp.ts';
import { issueCode, PKCE_PREFIX } from './pkce.ts';
import { beginSession, tokensFor } from './sessions.ts';

/** A link as it is pressed: its token, its type, and where it leads, which has been checked. */
export interface PressedLink {
  readonly token: string;
  readonly type: string;
  readonly redirectTo: string;
}

/** What a link's address or form must have. Throws the refusal where it has not. */
export function pressedLink(fields: Readonly<Record<string, unknown>>, redirectTo: string): PressedLink {
  const { token, type } = fields;
  if (typeof type !== 'string' || type === '') throw invalid('Verify requires a verification type');
  if (typeof token !== 'string' || token === '') throw invalid('Verify requires a token or a token hash');
  return { token, type, redirectTo };
}

const seeOther = (address: URL): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: address.href, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });

/** Leads to the site with the refusal in the address, as Supabase Auth does (verify.go, prepErrorRedirectURL). */
function leadBack({ token, redirectTo }: PressedLink, { code, message }: AuthError): Response {
  const address = new URL(redirectTo);
  const said = { error: 'access_denied', error_code: code, error_description: message };
  if (token.startsWith(PKCE_PREFIX))
    for (const [name, value] of Object.entries(said)) address.searchParams.set(name, value);
  address.hash = new URLSearchParams({ ...said, sb: '' }).toString();
  return seeOther(address);
}

/** Opens a link: the page whose button uses it, or, where it is over, the site with the reason. */
export async function openLink(auth: Auth, link: PressedLink): Promise<Response> {
  const email = await lookAtLink(auth, link.token, link.type);
  return email === null ? leadBack(link, linkIsOver()) : confirmPage(email, link);
}

/** Uses a link and leads to the site: with both tokens in the fragment, or with a code for the browser that asked. */
export async function pressLink(auth: Auth, link: PressedLink): Promise<Response> {
  const used = await auth.transaction(async (transaction) => {
    const taken = await takeLink(auth, transaction, link.token, link.type);
    if (taken === null) return null;
    return taken.challenge === null
      ? { session: await beginSession(auth, transaction, taken.userId) }
      : { code: await issueCode(auth, transaction, taken.userId, taken.challenge) };
  });
  if (used === null) return leadBack(link, linkIsOver());
  const address = new URL(link.redirectTo);
  if (used.code !== undefined) address.searchParams.set('code', used.code);
  else address.hash = await fragmentOf(auth, used.session, link.type);
  return seeOther(address);
}

async function fragmentOf(auth: Auth, session: Parameters<typeof tokensFor>[1], type: string): Promise<string> {
  const tokens = await tokensFor(auth, session);
  return new URLSearchParams({
    access_token: tokens.access_token,
    expires_at: String(tokens.expires_at),
    expires_in: String(tokens.expires_in),
    refresh_token: tokens.refresh_token,
    sb: '',
    token_type: tokens.token_type,
    type,
  }).toString();
}

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
  const session = await auth.transaction(async (transaction) => {
    const taken =
      token_hash === ''
        ? await takeCode(auth, transaction, { email: address, code: token, type })
        : await takeLink(auth, transaction, token_hash, type);
    return taken === null ? null : beginSession(auth, transaction, taken.userId);
  });
  if (session !== null) return tokensFor(auth, session);
  throw token_hash === '' ? new AuthError(403, 'otp_expired', 'Token has expired or is invalid') : linkIsOver();
}
