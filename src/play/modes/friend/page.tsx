/* A round with a friend, whose code is in the fragment (#friend=). */
import { lazyPart } from '../../../ui/lazy-page';
import type { ModePage } from '../mode-page';
import { findFriendCode } from './friend';

const FriendRound = lazyPart(() => import('./FriendRound'));

// No fallback: the page stays unchanged until this has loaded.
export const friendPage: ModePage = ({ game, Screen, address: { hash } }) => {
  const code = findFriendCode(hash);
  return code === null ? null : <FriendRound key={code} game={game} Screen={Screen} code={code} />;
};
