import type { Timeline } from '../../../../machines/core/timeline';

/** A friend's round. */
export interface Friend {
  readonly seed: number;
  readonly timeline: Timeline;
}

interface Played {
  readonly seed: number;
  readonly practice?: unknown;
}

/** Whether this is the friend's own round, rather than a later one or practice. */
export const isFriendsRound = (friend: Friend, { seed, practice = null }: Played): boolean =>
  seed === friend.seed && practice === null;
