import { plural } from '../locale/grammar';

export const SIGNED_IN = 'You are signed in';

export const CODE_REFUSED = 'That code did not work. It may be mistyped or out of date. Try again.';
export const TOO_MANY_ATTEMPTS = 'There have been too many attempts. Wait a few minutes, then try again.';
export const TOO_MANY_EMAILS = 'Too many emails have been requested. Please try again later.';

/** An email has just been sent. `wait`: how long until the next one. */
export const askAgainText = (wait: { readonly unit: 'seconds' | 'minutes'; readonly count: number }): string =>
  `For security purposes, you can only request this after ${
    wait.unit === 'seconds'
      ? plural(wait.count, '1 second', `${wait.count} seconds`)
      : plural(wait.count, '1 minute', `${wait.count} minutes`)
  }.`;
