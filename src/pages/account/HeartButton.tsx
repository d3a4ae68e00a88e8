import Heart from 'lucide-react/icons/heart';
import type { AccountUser } from '../../account/auth-state';
import { useFavourites } from '../../account/useFavourites';
import type { Game } from '../../catalogue/define-game';
import { favouriteLabel } from './hearts-text';

interface HeartButtonProps {
  readonly game: Game;
  readonly user: AccountUser;
}

const LOOK =
  'absolute top-3 end-3 z-2 grid size-(--target) animate-[appear_var(--motion-move)_var(--ease-out)] ' +
  'place-items-center rounded-full bg-surface text-text-soft transition-transform duration-(--motion-touch) ease-out ' +
  'hover:scale-108 active:scale-94 aria-pressed:text-wrong-solid phone:top-1 phone:end-1 phone:bg-transparent ' +
  'dark:aria-pressed:text-wrong aria-pressed:[&>.icon]:fill-current ' +
  'aria-pressed:[&>.icon]:animate-[heart-beat_var(--motion-celebrate)_var(--ease-overshoot)]';

const SIGN = 'icon fill-transparent transition-[fill] duration-(--motion-touch)';

/** Adds or removes a favourite. The heart changes immediately and is saved in the background. */
export default function HeartButton({ game, user }: HeartButtonProps) {
  const [{ status, games }, favourites] = useFavourites(user);
  // Until the favourites are loaded, a heart would be a guess.
  if (status !== 'loaded') return null;
  return (
    <button
      type="button"
      className={LOOK}
      aria-pressed={games.has(game.id)}
      aria-label={favouriteLabel(game.cardTitle)}
      onClick={() => favourites.toggle(game.id)}
    >
      <Heart className={SIGN} />
    </button>
  );
}
