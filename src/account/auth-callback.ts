/** What the link of a letter carries, which signs in once. */
export interface EmailLink {
  readonly tokenHash: string;
  readonly type: 'email' | 'signup' | 'magiclink' | 'invite' | 'recovery';
}

/** Why the link of a letter did not sign anyone in. */
export type LinkError = 'expired' | 'unusable';

/** The page that a letter leads to, and that signs in at the press of its button. */
export const CONFIRM_PATH = '/auth/confirm';

const TOKEN_HASH = /^[\w.~-]{1,512}$/;
const TYPES: readonly EmailLink['type'][] = ['email', 'signup', 'magiclink', 'invite', 'recovery'];
const SIGNS = ['access_token', 'refresh_token', 'error', 'error_code', 'error_description'];

let link: EmailLink | null = null;

/** The link that this page was opened with, until it is used up; null where there is none, or it lacks a part. */
export const emailLink = (): EmailLink | null => link;

/** Forgets the link, once it can sign nobody in any more. */
export const forgetEmailLink = (): void => {
  link = null;
};

/**
 * Takes what a sign-in link left in the address, and removes it there at once: tokens must neither be seen nor kept in
 * the browser's history. Called before anything reads the address. The page stays where it is, and nobody is signed in
 * by it: that is for a button to do. Tokens and errors in the fragment come of links of another kind, which this site
 * does not send: they are told as trouble. An ordinary fragment such as #games is left alone.
 */
export function takeAuthCallback(): LinkError | null {
  const { pathname, search, hash } = location;
  if (pathname.toLowerCase().replace(/\/+$/, '') === CONFIRM_PATH && search + hash !== '') {
    link = linkIn(new URLSearchParams(search));
    history.replaceState(history.state, '', CONFIRM_PATH);
  }
  const fragment = new URLSearchParams(hash.slice(1));
  if (!SIGNS.some((name) => fragment.get(name))) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return fragment.get('error_code') === 'otp_expired' ? 'expired' : 'unusable';
}

function linkIn(query: URLSearchParams): EmailLink | null {
  const tokenHash = query.get('token_hash') ?? '';
  const type = TYPES.find((one) => one === query.get('type'));
  return type === undefined || !TOKEN_HASH.test(tokenHash) ? null : { tokenHash, type };
}
