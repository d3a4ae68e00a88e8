import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { GameClock } from '../../../machines/core/clock';
import type { Tally } from '../../../machines/core/stars';
import { isOfFriend, useFriend } from './friend';

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

/** The friend beside a round, where it is played beside one. */
export function FriendInRound({ actor, clock }: { readonly actor: RoundActor; readonly clock: GameClock }) {
  const friend = useFriend();
  const round = useSelector(
    actor,
    ({ context: { seed, practice, begunMs, tally } }) => ({ seed, practice, begunMs, tally }),
    shallowEqual,
  );
  const { begunMs, tally } = round;
  if (!isOfFriend(friend, round) || begunMs === undefined || tally === undefined) return null;
  return <friend.Companion key={begunMs} timeline={friend.timeline} clock={clock} begunMs={begunMs} own={tally} />;
}
