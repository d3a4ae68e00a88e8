import Check from 'lucide-react/icons/check';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import Play from 'lucide-react/icons/play';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { GAMES } from '../../catalogue';
import type { Game } from '../../catalogue/define-game';
import { useIsHydrating } from '../../ui/hydration';
import { loadScreen } from '../load-screen';
import Compass from '../sea/drawings/compass.svg?part';
import { Island } from '../sea/Island';
import { Beach, Waters } from '../sea/waters';
import {
  badge,
  gamesLink,
  islands,
  lead,
  onThisPage,
  play,
  playAges,
  startPlaying,
  title,
  videosLink,
  watch,
  watchAges,
} from './text';
import './island-map.css';
import { canSail, isUnmodifiedClick } from './can-sail';
import { wake } from './wake';

/** The islands in reading order, which is also their order on the narrow map. */
const ISLANDS = [...GAMES].sort((one, other) => one.island.order - other.island.order);

/** Whether a language needs more letters than fit beside the islands. English has 35 and 115. */
const IS_LONG = title.length > 42 || lead(GAMES.length).length > 135;

/** The top of the home page: what Numeria is, and an island for each game. */
export function IslandMap() {
  const map = useRef<HTMLElement>(null);
  const [ownMap, setOwnMap] = useState<ReactNode>(null);
  useEffect(() => {
    const { current } = map;
    const { voyage, children } = document.documentElement.dataset;
    if (current !== null && (voyage || children))
      import('./MapProgress').then(
        ({ default: OwnMap }) => setOwnMap(<OwnMap map={current} />),
        () => {},
      );
  }, []);
  return (
    <div className="sea" onPointerEnter={wake} onPointerDown={wake}>
      <Waters />
      <Sights />
      <Beach />
      {/* On phones the games are far down the page, below the videos. */}
      <nav className="sea-chips lettering hidden phone:flex" aria-label={onThisPage}>
        <a href="#games">{gamesLink}</a>
        <a href="#videos">{videosLink}</a>
      </nav>
      <div className="hero-text" data-long={IS_LONG}>
        <span className="hero-badge">
          <span>
            <Check className="size-[1em]" strokeWidth={3.6} />
          </span>
          {badge}
        </span>
        <h1>{title}</h1>
        <p>{lead(GAMES.length)}</p>
        <div className="ways">
          <a className="way way-play lettering" href="#games">
            <span className="way-disc">
              <Play className="icon icon-solid" />
            </span>
            <span>
              {play} <small className="block">{playAges}</small>
            </span>
          </a>
          <a className="way way-watch lettering" href="#videos">
            <span className="way-disc">
              <MonitorPlay className="icon" />
            </span>
            <span>
              {watch} <small className="block">{watchAges}</small>
            </span>
          </a>
        </div>
      </div>
      <nav ref={map} className="islands" aria-label={islands}>
        {ISLANDS.map((game) => (
          <div key={game.id} className={`isle ${game.island.spot}`}>
            {game.firstRound === undefined ? <IsleLink game={game} to={game.path} /> : <FirstIsle game={game} />}
          </div>
        ))}
      </nav>
      {ownMap}
    </div>
  );
}

interface IsleLinkProps {
  readonly game: Game;
  readonly to: string;
  readonly onClick?: (event: MouseEvent) => void;
}

const IsleLink = ({ game, ...link }: IsleLinkProps) => (
  <Link className="isle-link" {...link}>
    <svg viewBox="0 0 220 190" aria-hidden="true">
      <Island game={game} />
    </svg>
    <span className="isle-name lettering">{game.title}</span>
  </Link>
);

/** The time that the boat of a new visitor takes to its island, in milliseconds; also in isles.css. */
const FIRST_SAIL_MS = 450;

/**
 * The island of the first round. For new visitors a hero waves from a boat next to it, and boat and island both lead to
 * that round. Without motion, and with the keyboard, it opens directly.
 */
function FirstIsle({ game }: { readonly game: Game }) {
  const navigate = useNavigate();
  const [isSailing, setSailing] = useState(false);
  const isNew = !useIsHydrating() && document.documentElement.dataset['voyage'] === undefined;
  const firstRound = `${game.path}?first`;
  useEffect(() => {
    if (!isSailing) return undefined;
    const timer = setTimeout(() => navigate(firstRound), FIRST_SAIL_MS);
    return () => clearTimeout(timer);
  }, [isSailing, navigate, firstRound]);
  const sail = (event: MouseEvent) => {
    if (!isNew || !isUnmodifiedClick(event) || !canSail()) return;
    event.preventDefault();
    if (isSailing) return;
    // If this fails, the game's own page shows the error.
    loadScreen(game).catch(() => {});
    setSailing(true);
  };
  return (
    <>
      <IsleLink game={game} to={isNew ? firstRound : game.path} onClick={sail} />
      <Link
        to={firstRound}
        className="first-boat"
        data-sailing={isSailing}
        aria-label={startPlaying(game.title)}
        onClick={sail}
      >
        <img src="/pictures/hero/first-boat.svg" alt="" width="88" height="105" />
      </Link>
    </>
  );
}

/** Decorations between the islands of the wide map. */
function Sights() {
  return (
    <svg className="sights narrow:hidden" viewBox="0 0 1440 744" aria-hidden="true">
      <Compass transform="translate(1366 66)" />
    </svg>
  );
}
