import Send from 'lucide-react/icons/send';
import { Suspense } from 'react';
import type { GameSession } from '../../../../machines/core/session';
import { tallyOf } from '../../../../machines/core/timeline';
import { lazyOptional } from '../../../ui/lazy-page';
import { Drawer } from '../../internal/Drawer';
import { useOfferedGame } from '../offered-modes';
import { isFriendsRound, useFriend } from './friend';
import { text } from './text';

// If it cannot be loaded, the drawer is empty.
const Challenge = lazyOptional(() => import('./Challenge'));

interface Props {
  readonly session: GameSession<object, unknown>;
}

/** Shows both results after a round with a friend. */
export function FriendResults({ session }: Props) {
  const friend = useFriend();
  if (!isFriendsRound(friend, session)) return null;
  return <friend.BothResults own={session.tally} friend={tallyOf(friend.timeline)} />;
}

/** Whether a round can be shared: all of its questions were asked, and at least one was answered. */
const isGiveable = ({ timeline, practice, mix }: Props['session']): boolean =>
  timeline.length > 0 && practice === null && (mix === null || mix.only === null);

/** Shares the finished round with a friend, or sends it back to the friend who shared it. */
export function ChallengeFriend({ session }: Props) {
  const friend = useFriend();
  const game = useOfferedGame();
  if (game === null || !isGiveable(session)) return null;
  return (
    <Drawer
      icon={<Send aria-hidden className="icon" />}
      label={isFriendsRound(friend, session) ? text.back : text.challenge}
    >
      <Suspense>
        <Challenge game={game} session={session} />
      </Suspense>
    </Drawer>
  );
}
