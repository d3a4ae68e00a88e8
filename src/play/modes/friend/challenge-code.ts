/*
 * The code of a round for a friend, with how its questions were picked. A round whose difficulty followed the child has
 * another identity, so its code has the same form as all others.
 */
import { decodeFriendRound, encodeFriendRound, type FriendRound } from '../../../../machines/core/friend-code';
import type { Timeline } from '../../../../machines/core/timeline';
import type { Guide, Mix } from '../../../../machines/learning/mix';

const guided = (identity: string): string => `${identity} guided`;

interface Played {
  readonly timeline: Timeline;
  readonly mix: Mix | null;
}

export const encodeChallenge = ({ timeline, mix }: Played, identity: string): string | null =>
  encodeFriendRound({ timeline, picks: mix?.picks ?? [] }, mix?.guide === undefined ? identity : guided(identity));

/** The round in a code; null if the code is damaged or forged, or belongs to another round. */
export function decodeChallenge(code: string, identity: string): (FriendRound & { readonly guide?: Guide }) | null {
  const plain = decodeFriendRound(code, identity);
  if (plain !== null) return plain;
  const round = decodeFriendRound(code, guided(identity));
  return round && { ...round, guide: 'usual' };
}
