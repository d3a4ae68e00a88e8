import { Suspense } from 'react';
import { useAuth } from '../../account/AuthProvider';
import type { Game } from '../../catalogue/define-game';
import { lazyOptionalPart } from '../../ui/lazy-page';

// If this code cannot be loaded there is no heart, and everything else still works.
const HeartButton = lazyOptionalPart(() => import('./HeartButton'));
const HeartsNoAnswer = lazyOptionalPart(() => import('./HeartsUnavailable'));

/** The heart on a game's card, for signed-in visitors. */
export function Heart({ game }: { readonly game: Game }) {
  const auth = useAuth();
  return auth.status === 'signedIn' ? (
    <Suspense>
      <HeartButton game={game} user={auth.user} />
    </Suspense>
  ) : null;
}

/** Shown above the cards when their hearts could not be loaded. */
export function HeartsError() {
  const auth = useAuth();
  return auth.status === 'signedIn' ? (
    <Suspense>
      <HeartsNoAnswer user={auth.user} />
    </Suspense>
  ) : null;
}
