import { useStore } from '../ui/page-store';
import type { AccountUser } from './auth-state';
import { type Favourites, type FavouritesState, getFavourites } from './favourites';

export function useFavourites(user: AccountUser): readonly [FavouritesState, Favourites] {
  const favourites = getFavourites(user);
  return [useStore(favourites), favourites];
}
