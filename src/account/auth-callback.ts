import { withoutLanguage } from '../locale/address';
import { BASE } from '../locale/base';
import { createStore } from '../ui/page-store';

/** The single-use parameters of a sign-in link. */
export interface EmailLink {
  readonly tokenHash: string;
  readonly type: 'email' | 'signup' | 'magiclink' | 'invite' | 'recovery';
}

/** Why a sign-in link did not work. */
export type LinkError = 'expired' | 'unusable';

/** The page that sign-in emails link to. It signs in only when its button is pressed. */
export const CONFIRM_PATH = '/auth/confirm';

const TOKEN_HASH = /^[\w.~-]{1,512}$/;
const TYPES: readonly EmailLink['type'][] = ['email', 'signup', 'magiclink', 'invite', 'recovery'];
const FRAGMENT_PARAMETERS = ['access_token', 'refresh_token', 'error', 'error_code', 'error_description'];

const linkStore = createStore<EmailLink | null>(null);

/** The link that opened this page, until it is used up; null if there is no link or it is incomplete. */
export const getEmailLink = linkStore.read;

/** Forgets the link once it no longer works. */
export const forgetEmailLink = (): void => linkStore.set(null);

/**
 * Reads the parameters of a sign-in link from the URL and removes them immediately, so that tokens are neither shown
 * nor stored in the browser's history. Call it before anything else reads the URL. It does not navigate and does not
 * sign anyone in: that takes a press of the button. Tokens and errors in the fragment belong to other kinds of link,
 * which this site does not send, so they are returned as errors. An ordinary fragment such as #games is left alone.
 */
export function consumeAuthCallback(): LinkError | null {
  const { pathname, search, hash } = location;
  if (withoutLanguage(pathname).toLowerCase().replace(/\/+$/, '') === CONFIRM_PATH && search + hash !== '') {
    linkStore.set(linkIn(new URLSearchParams(search)));
    history.replaceState(history.state, '', BASE + CONFIRM_PATH);
  }
  const fragment = new URLSearchParams(hash.slice(1));
  if (!FRAGMENT_PARAMETERS.some((name) => fragment.get(name))) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return fragment.get('error_code') === 'otp_expired' ? 'expired' : 'unusable';
}

function linkIn(query: URLSearchParams): EmailLink | null {
  const tokenHash = query.get('token_hash') ?? '';
  const type = TYPES.find((one) => one === query.get('type'));
  return type === undefined || !TOKEN_HASH.test(tokenHash) ? null : { tokenHash, type };
}
