import Play from 'lucide-react/icons/play';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { AccountUser } from '../../account/auth-state';
import { useFavourites } from '../../account/useFavourites';
import { useIsSlow } from '../../account/useIsSlow';
import { GAMES } from '../../catalogue';
import type { Game, Tint } from '../../catalogue/define-game';
import { favouritesText, text } from './profile-text';
import { ServiceUnavailable } from './ServiceUnavailable';

const BARS: Readonly<Record<Tint, string>> = {
  violet: 'bg-violet-500',
  sun: 'bg-sun-400',
  teal: 'bg-teal-500',
  coral: 'bg-coral-500',
  leaf: 'bg-leaf-500',
  sky: 'bg-sky-500',
};

/** This person's favourite games, except for ids that this version of the site does not know. */
export function FavouriteGames({ user }: { readonly user: AccountUser }) {
  const [{ status, games: marked }, favourites] = useFavourites(user);
  const isSlow = useIsSlow(status === 'loading');
  const heading = useRef<HTMLHeadingElement>(null);
  const games = GAMES.filter(({ id }) => marked.has(id));
  const again = (): void => {
    // The button may disappear while it retries, so the focus has to move.
    heading.current?.focus();
    void favourites.load();
  };
  return (
    <section aria-labelledby="favourites">
      <h2 ref={heading} id="favourites" tabIndex={-1}>
        {favouritesText.title}
      </h2>
      {status === 'loading' && !isSlow && (
        <p role="status" className="loading mt-6 text-text-soft">
          {text.loading}
        </p>
      )}
      {(status === 'failed' || isSlow) && (
        <ServiceUnavailable className="mt-6" onAgain={again}>
          {favouritesText.unavailable}
        </ServiceUnavailable>
      )}
      {status === 'loaded' && games.length === 0 && <NoFavourites />}
      {status === 'loaded' && games.length > 0 && (
        <ul className="mt-5 grid gap-4">
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

const NoFavourites = () => <p className="mt-4 text-text-soft">{favouritesText.none}</p>;

function Favourite({ game }: { readonly game: Game }) {
  return (
    <article
      className={`relative grid grid-cols-[8px_10rem_minmax(0,1fr)] overflow-hidden rounded-medium bg-surface-raised shadow-[inset_0_0_0_2px_var(--border)] phone:grid-cols-[8px_6.5rem_minmax(0,1fr)] ${game.crop}`}
    >
      <span className={BARS[game.tint]} />
      <img
        src={game.picture}
        alt=""
        width="320"
        height="200"
        loading="lazy"
        className="size-full object-cover object-[var(--ox,50%)_50%]"
      />
      <div className="grid content-center gap-1 px-4.5 py-3.5">
        <h3>{game.cardTitle}</h3>
        <p className="text-[1rem]/[1.4] text-text-soft">{game.description}</p>
        <Link
          to={game.path}
          className="lettering inline-flex min-h-(--target) items-center gap-2 justify-self-start rounded-small text-[1.125rem] text-text-link hover:underline"
        >
          {favouritesText.play}
          <span className="sr-only"> {game.cardTitle}</span>
          <span className="grid size-8 place-items-center rounded-full bg-primary text-on-primary">
            <Play className="icon-solid size-3.75" />
          </span>
        </Link>
      </div>
    </article>
  );
}
