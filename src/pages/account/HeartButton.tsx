import { Heart } from 'lucide-react';
import type { AccountUser } from '../../account/auth-state';
import { useFavourites } from '../../account/useFavourites';
import type { Game } from '../../games/define-game';
import './heart.css';

interface HeartButtonProps {
  readonly game: Game;
  readonly user: AccountUser;
}

/** Marks a game as a favourite, or takes the mark away; at once, and saved behind it. */
export default function HeartButton({ game, user }: HeartButtonProps) {
  const [{ status, games }, favourites] = useFavourites(user);
  // For as long as they are not known a heart could only guess.
  if (status !== 'loaded') return null;
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={games.has(game.id)}
      aria-label={`Favourite: ${game.cardTitle}`}
      onClick={() => favourites.toggle(game.id)}
    >
      <Heart className="icon" />
    </button>
  );
}
