import { plural } from '../locale/grammar';

export const ERROR = 'Error';
export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.';

export const LINK_EXPIRED = 'This link has expired or was already used. Ask for a new one.';
export const LINK_UNUSABLE = 'This link did not work. Ask for a new one.';

export const FAVOURITE_ADDED = 'Added to favorites';
export const FAVOURITE_ADDED_TEXT = 'Game added to your favorites';
export const FAVOURITE_REMOVED = 'Removed from favorites';
export const FAVOURITE_REMOVED_TEXT = 'Game removed from your favorites';

export const CODE_REFUSED = 'That code did not work. It may be mistyped or out of date. Try again.';
export const TOO_MANY_ATTEMPTS = 'There have been too many attempts. Wait a few minutes, then try again.';
export const TOO_MANY_EMAILS = 'Too many emails have been requested. Please try again later.';

/** One email has just been sent. `wait`: how long until the next one. */
export const askAgainText = (wait: { readonly unit: 'seconds' | 'minutes'; readonly count: number }): string =>
  `For security purposes, you can only request this after ${
    wait.unit === 'seconds'
      ? plural(wait.count, '1 second', `${wait.count} seconds`)
      : plural(wait.count, '1 minute', `${wait.count} minutes`)
  }.`;

/** A message of the account service, which is always in English. */
export const serviceText = (message: string): string => message;

export const ACCOUNT_DELETED = 'This account has been deleted.';

export const SIGNED_OUT = 'You are signed out';
export const SIGNED_OUT_TEXT =
  'You signed out in another tab or on another device, or your sign-in expired. You can sign in again.';
export const SIGNED_IN = 'You are signed in';
