import { Suspense } from 'react';
import { useAuth } from '../../account/AuthProvider';
import type { Game } from '../../games/define-game';
import { lazyExtra } from '../../ui/lazy-page';

// Where they cannot be fetched there is no heart, and all else goes on.
const HeartButton = lazyExtra(() => import('./HeartButton'));
const HeartsNoAnswer = lazyExtra(() => import('./HeartsNoAnswer'));

/** The heart on a game's card, for who is signed in. */
export function Heart({ game }: { readonly game: Game }) {
  const auth = useAuth();
  return auth.status === 'signedIn' ? (
    <Suspense>
      <HeartButton game={game} user={auth.user} />
    </Suspense>
  ) : null;
}

/** Stands above the cards where their hearts did not arrive. */
export function HeartsError() {
  const auth = useAuth();
  return auth.status === 'signedIn' ? (
    <Suspense>
      <HeartsNoAnswer user={auth.user} />
    </Suspense>
  ) : null;
}
