import { Play } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { AccountUser } from '../../account/auth-state';
import { useFavourites } from '../../account/useFavourites';
import { useIsSlow } from '../../account/useIsSlow';
import { GAMES } from '../../games';
import type { Game, Tint } from '../../games/define-game';
import { NoAnswer } from './NoAnswer';

const BARS: Readonly<Record<Tint, string>> = {
  violet: 'bg-violet-500',
  sun: 'bg-sun-400',
  teal: 'bg-teal-500',
  coral: 'bg-coral-500',
  leaf: 'bg-leaf-500',
  sky: 'bg-sky-500',
};

/** The games that this person has marked, of those that this version of the site knows. */
export function FavouriteGames({ user }: { readonly user: AccountUser }) {
  const [{ status, games: marked }, favourites] = useFavourites(user);
  const isSlow = useIsSlow(status === 'loading');
  const heading = useRef<HTMLHeadingElement>(null);
  const games = GAMES.filter(({ id }) => marked.has(id));
  const again = (): void => {
    // The button may go while it tries.
    heading.current?.focus();
    void favourites.load();
  };
  return (
    <section aria-labelledby="favourites">
      <h2 ref={heading} id="favourites" tabIndex={-1}>
        Your Favorite Games
      </h2>
      {status === 'loading' && !isSlow && (
        <p role="status" className="loading mt-6 text-text-soft">
          Loading…
        </p>
      )}
      {(status === 'failed' || isSlow) && (
        <NoAnswer className="mt-6" onAgain={again}>
          Your favourites did not arrive. They are safe; check the connection and try again.
        </NoAnswer>
      )}
      {status === 'loaded' && games.length === 0 && <NoFavourites />}
      {status === 'loaded' && games.length > 0 && (
        <ul className="favourites">
          {games.map((game) => (
            <li key={game.id}>
              <Favourite game={game} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NoFavourites() {
  return (
    <p className="mt-4 text-text-soft">
      You haven't favorited any games yet. Go to the home page to add some favorites!
    </p>
  );
}

function Favourite({ game }: { readonly game: Game }) {
  return (
    <article className={`favourite ${game.crop}`}>
      <span className={`favourite-bar ${BARS[game.tint]}`} />
      <img src={game.picture} alt="" width="320" height="200" loading="lazy" />
      <div className="favourite-words">
        <h3>{game.cardTitle}</h3>
        <p>{game.description}</p>
        <Link to={game.path} className="favourite-now lettering">
          Play Now<span className="sr-only"> {game.cardTitle}</span>
          <span className="favourite-disc">
            <Play className="icon icon-solid" />
          </span>
        </Link>
      </div>
    </article>
  );
}
