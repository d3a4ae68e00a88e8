import Send from 'lucide-react/icons/send';
import { Suspense } from 'react';
import type { GameSession } from '../../../machines/core/session';
import { tallyOf } from '../../../machines/core/timeline';
import { lazyExtra } from '../../ui/lazy-page';
import { Drawer } from '../Drawer';
import { useOffered } from '../game-for-one';
import { isOfFriend, useFriend } from './friend';
import { text } from './text';

// If it cannot be loaded, the drawer is empty.
const Challenge = lazyExtra(() => import('./Challenge'));

interface Props {
  readonly session: GameSession<object, unknown>;
}

/** After a round with a friend: both results. */
export function BesideFriend({ session }: Props) {
  const friend = useFriend();
  if (!isOfFriend(friend, session)) return null;
  return <friend.BothResults own={session.tally} friend={tallyOf(friend.timeline)} />;
}

/** Whether a round can be shared: it asked everything, and something was answered. */
const isGiveable = ({ timeline, practice, mix }: Props['session']): boolean =>
  timeline.length > 0 && practice === null && (mix === null || mix.only === null);

/** Shares the finished round with a friend, or sends it back to the friend it came from. */
export function ChallengeFriend({ session }: Props) {
  const friend = useFriend();
  const game = useOffered();
  if (game === null || !isGiveable(session)) return null;
  return (
    <Drawer
      icon={<Send aria-hidden className="icon" />}
      label={isOfFriend(friend, session) ? text.back : text.challenge}
    >
      <Suspense>
        <Challenge game={game} session={session} />
      </Suspense>
    </Drawer>
  );
}
