import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { GameClock } from '../../../../machines/core/clock';
import type { Tally } from '../../../../machines/core/stars';
import { type Friend, isFriendsRound, useFriend } from './friend';

interface RoundActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): {
    readonly context: {
      readonly seed: number;
      readonly practice?: unknown;
      /** Set by the shared machine of question games. */
      readonly begunMs?: number;
      readonly tally?: Tally;
    };
  };
}

interface Props {
  readonly actor: RoundActor;
  readonly clock: GameClock;
}

export function FriendInRound(props: Props) {
  const friend = useFriend();
  return friend && <Beside {...props} friend={friend} />;
}

function Beside({ actor, clock, friend }: Props & { readonly friend: Friend }) {
  const round = useSelector(
    actor,
    ({ context: { seed, practice, begunMs, tally } }) => ({ seed, practice, begunMs, tally }),
    shallowEqual,
  );
  const { begunMs, tally } = round;
  if (!isFriendsRound(friend, round) || begunMs === undefined || tally === undefined) return null;
  return <friend.Companion key={begunMs} timeline={friend.timeline} clock={clock} begunMs={begunMs} own={tally} />;
}
