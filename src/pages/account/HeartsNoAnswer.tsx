import type { AccountUser } from '../../account/auth-state';
import { useFavourites } from '../../account/useFavourites';
import { useIsSlow } from '../../account/useIsSlow';
import { NoAnswer } from './NoAnswer';

/** Says that the hearts of the cards did not arrive; nothing for as long as all is well. */
export default function HeartsNoAnswer({ user }: { readonly user: AccountUser }) {
  const [{ status }, favourites] = useFavourites(user);
  const isSlow = useIsSlow(status === 'loading');
  if (status !== 'failed' && !isSlow) return null;
  return (
    <NoAnswer className="mt-4" onAgain={() => void favourites.load()}>
      Your hearts did not arrive: the account service does not answer just now. They are safe, and every game can be
      played.
    </NoAnswer>
  );
}
