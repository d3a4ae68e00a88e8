import type { AccountUser } from '../../account/auth-state';
import { useFavourites } from '../../account/useFavourites';
import { useIsSlow } from '../../account/useIsSlow';
import { NoAnswer } from './NoAnswer';

/** Says that the hearts could not be loaded. Empty otherwise. */
export default function HeartsNoAnswer({ user }: { readonly user: AccountUser }) {
  const [{ status }, favourites] = useFavourites(user);
  const isSlow = useIsSlow(status === 'loading');
  if (status !== 'failed' && !isSlow) return null;
  return (
    <NoAnswer className="mt-4" onAgain={() => void favourites.load()}>
      We could not load your hearts because we cannot reach the account service. They are safe, and you can play every
      game.
    </NoAnswer>
  );
}
