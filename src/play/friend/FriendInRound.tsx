import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { GameClock } from '../../../machines/core/clock';
import type { Tally } from '../../../machines/core/stars';
import { type Friend, isOfFriend, useFriend } from './friend';

interface RoundActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): {
    readonly context: {
      readonly seed: number;
      readonly practice?: unknown;
      /** Given by the chart of games of questions. */
      readonly begunMs?: number;
      readonly tally?: Tally;
    };
  };
}

interface Props {
  readonly actor: RoundActor;
  readonly clock: GameClock;
}

/** The friend beside a round, where it is played beside one. */
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
  if (!isOfFriend(friend, round) || begunMs === undefined || tally === undefined) return null;
  return <friend.Companion key={begunMs} timeline={friend.timeline} clock={clock} begunMs={begunMs} own={tally} />;
}
