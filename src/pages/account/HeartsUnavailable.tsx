import type { AccountUser } from '../../account/auth-state';
import { useFavourites } from '../../account/useFavourites';
import { useIsSlow } from '../../account/useIsSlow';
import { heartsUnavailable } from './hearts-text';
import { ServiceUnavailable } from './ServiceUnavailable';

/** Says that the hearts could not be loaded. Otherwise empty. */
export default function HeartsUnavailable({ user }: { readonly user: AccountUser }) {
  const [{ status }, favourites] = useFavourites(user);
  const isSlow = useIsSlow(status === 'loading');
  if (status !== 'failed' && !isSlow) return null;
  return (
    <ServiceUnavailable className="mt-4" onAgain={() => void favourites.load()}>
      {heartsUnavailable}
    </ServiceUnavailable>
  );
}
