/* A friend's round, from a URL with `#friend=` and a code. Browsers do not send this part to a server. */
import type { Timeline } from '../../../../machines/core/timeline';

const NAME = '#friend=';

/** The code in a URL fragment; null if it has none. */
export const findFriendCode = (fragment: string): string | null =>
  fragment.startsWith(NAME) ? fragment.slice(NAME.length) : null;

export const friendFragment = (code: string): string => NAME + code;

/** A friend's round. */
export interface FriendChallenge {
  readonly seed: number;
  readonly timeline: Timeline;
}

interface Played {
  readonly seed: number;
  readonly practice?: unknown;
}

/** Whether this is the friend's own round, rather than a later one or practice. */
export const isFriendsRound = (friend: FriendChallenge, { seed, practice = null }: Played): boolean =>
  seed === friend.seed && practice === null;
