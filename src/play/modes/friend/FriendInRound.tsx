import { shallowEqual, useSelector } from '@xstate/react';
import type { GameClock } from '../../../../machines/core/clock';
import type { CurrentRound } from '../../round/play-mode';
import { Companion } from './Companion';
import { FriendHero } from './FriendHero';
import { type FriendChallenge, isFriendsRound } from './friend';
import { text } from './text';

interface Props {
  readonly friend: FriendChallenge;
  readonly actor: CurrentRound;
  readonly clock: GameClock;
}

/** The friend next to the round that both play; nothing in any other round. */
export function FriendInRound({ friend, actor, clock }: Props) {
  const round = useSelector(
    actor,
    ({ context: { seed, practice, begunMs, tally } }) => ({ seed, practice, begunMs, tally }),
    shallowEqual,
  );
  const { begunMs, tally } = round;
  if (!isFriendsRound(friend, round) || begunMs === undefined || tally === undefined) return null;
  return (
    <Companion
      key={begunMs}
      name={text.friend}
      hero={<FriendHero />}
      timeline={friend.timeline}
      clock={clock}
      begunMs={begunMs}
      own={tally}
    />
  );
}
