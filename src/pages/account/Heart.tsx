import { lazy, Suspense } from 'react';
import { useAuth } from '../../account/AuthProvider';
import type { Game } from '../../games/catalogue';

// Where it cannot be fetched there is no heart, and all else goes on.
const HeartButton = lazy(() => import('./HeartButton').catch(() => ({ default: () => null })));

/** The heart on a game's card, for who is signed in. */
export function Heart({ game }: { readonly game: Game }) {
  const auth = useAuth();
  return auth.status === 'signedIn' ? (
    <Suspense>
      <HeartButton game={game} user={auth.user} />
    </Suspense>
  ) : null;
}
