import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link, useLocation } from 'react-router-dom';
import { GAMES } from '../../catalogue';
import { getIntro } from '../../catalogue/intros';
import { about, backToGames, free, howToPlayTitle, scriptless } from './text';

/**
 * The intro page of a game in the prerendered HTML: what the game is and how to play it, for search engines and for
 * people without JavaScript. In the browser ServedIntro takes it over, so both must start with the same `<main>`.
 */
export default function GameIntro() {
  const { pathname } = useLocation();
  const game = GAMES.find(({ path }) => path === pathname);
  if (game === undefined) throw new Error(`No game is at ${pathname}.`);
  const { page, howToPlay } = getIntro(game.id);
  const [from = '', to = ''] = page.ages.split('-');
  return (
    <main id="main" className="opening">
      <div className="relative isolate grid min-h-screen content-start">
        {/* Shown until the game's own picture, which also fills the window, replaces it. */}
        <img
          src={game.picture}
          alt=""
          width="320"
          height="200"
          fetchPriority="high"
          className={`absolute inset-0 -z-1 size-full object-cover dark:hidden ${game.crop}`}
        />
        {/* Lazy, so that browsers in light mode do not fetch it. */}
        <img
          src={`/pictures/places/${game.id}-night.svg`}
          alt=""
          width="320"
          height="200"
          loading="lazy"
          className={`absolute inset-0 -z-1 hidden size-full object-cover dark:block ${game.crop}`}
        />
        <div className="mx-auto mt-16 mb-10 w-[min(46rem,100%-2rem)] rounded-large bg-surface p-10 shadow-soft phone:p-6">
          <h1>{game.cardTitle}</h1>
          <p className="mt-2 text-lead text-text-soft">{game.description}</p>
          <p className="mt-4">{about(from, to, page.teaches)}</p>
          <h2 className="mt-6 text-h3">{howToPlayTitle}</h2>
          <ol className="mt-2 list-decimal ps-6">
            {howToPlay.map((lines) => (
              <li key={lines[0]} className="mt-2">
                {lines.join(' ')}
              </li>
            ))}
          </ol>
          <p className="mt-6">{free}</p>
          <noscript>
            <p className="mt-4 font-bold">{scriptless}</p>
          </noscript>
          <Link to="/" className="mt-4 inline-flex min-h-12 items-center gap-2 rounded-small font-bold">
            <ChevronLeft aria-hidden className="icon" />
            {backToGames}
          </Link>
        </div>
      </div>
    </main>
  );
}
