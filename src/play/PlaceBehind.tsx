import type { Game } from '../games/define-game';

/** The place of a game, by day or by night, behind a sheet of those who play together; what is not seen is not fetched. */
export const PlaceBehind = ({ game }: { readonly game: Game }) => (
  <div className="place-at-rest" aria-hidden>
    <img src={game.picture} alt="" loading="lazy" className="dark:hidden" />
    <img src={`/pictures/places/${game.id}-night.svg`} alt="" loading="lazy" className="hidden dark:block" />
  </div>
);
