import type { Game } from '../../catalogue/define-game';

/** The picture of a game by day or night, behind a card. The hidden one is not fetched. */
export const CardBackdrop = ({ game }: { readonly game: Game }) => (
  <div className="place-at-rest" aria-hidden>
    <img src={game.picture} alt="" loading="lazy" className="dark:hidden" />
    <img src={`/pictures/places/${game.id}-night.svg`} alt="" loading="lazy" className="hidden dark:block" />
  </div>
);
