import { useEffect, useState } from 'react';
import { useAuth } from '../../account/AuthProvider';

const NO_HEARTS: ReadonlySet<string> = new Set();

/** The favourites of somebody who is signed in; empty until they are loaded, and for everybody else. */
export function useHearts(): ReadonlySet<string> {
  const auth = useAuth();
  const [hearts, setHearts] = useState(NO_HEARTS);
  useEffect(() => {
    if (auth.status !== 'signedIn') return undefined;
    const { user } = auth;
    let isOpen = true;
    let leave = () => {};
    const follow = async (): Promise<void> => {
      const { getFavourites } = await import('../../account/favourites');
      if (!isOpen) return;
      const favourites = getFavourites(user);
      leave = favourites.subscribe(() => setHearts(favourites.read().games));
      setHearts(favourites.read().games);
    };
    follow().catch(() => {});
    return () => {
      isOpen = false;
      leave();
    };
  }, [auth]);
  return hearts;
}
