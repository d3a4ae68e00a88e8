import type { LinkTrouble } from './auth-state';

/** What the link of a letter hands over. */
export interface LinkTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** What the address brought of a sign-in: mostly nothing. */
export type Arrival =
  | { readonly kind: 'nothing' }
  | ({ readonly kind: 'tokens' } & LinkTokens)
  | { readonly kind: 'trouble'; readonly trouble: LinkTrouble };

const SIGNS = ['access_token', 'refresh_token', 'error', 'error_code', 'error_description'];
const ACCESS_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const REFRESH_TOKEN = /^[\w.~-]{1,1024}$/;

/**
 * Takes what a sign-in link left in the address, and removes it there at once: tokens must neither be seen nor kept in
 * the browser's history. Called before anything reads the address. Who brings tokens then stands at the home page, whose
 * link failed at the sign-in page. An ordinary fragment such as #games is left alone.
 */
export function takeArrival(): Arrival {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const query = new URLSearchParams(location.pathname === '/' ? location.search : '');
  // A code needs the browser that asked for it; our links do not use any, so that they work on every device.
  const isSignIn = [fragment, query].some((part) => SIGNS.some((name) => part.get(name))) || query.get('code');
  if (!isSignIn) return { kind: 'nothing' };
  const arrival = arrivalIn(fragment, query);
  history.replaceState(null, '', arrival.kind === 'tokens' ? '/' : '/auth');
  return arrival;
}

function arrivalIn(fragment: URLSearchParams, query: URLSearchParams): Arrival {
  const accessToken = fragment.get('access_token') ?? '';
  const refreshToken = fragment.get('refresh_token') ?? '';
  const isBearer = fragment.get('token_type')?.toLowerCase() === 'bearer';
  if (isBearer && ACCESS_TOKEN.test(accessToken) && REFRESH_TOKEN.test(refreshToken))
    return { kind: 'tokens', accessToken, refreshToken };
  const code = fragment.get('error_code') ?? query.get('error_code');
  return { kind: 'trouble', trouble: code === 'otp_expired' ? 'expired' : 'unusable' };
}
