import Check from 'lucide-react/icons/check';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { GAMES } from '../../catalogue';
import { countWord } from '../../ui/count-word';
import Boat from '../sea/drawings/boat.svg?part';
import Compass from '../sea/drawings/compass.svg?part';
import { Island } from '../sea/Island';
import { Beach, Waters } from '../sea/waters';
import './island-map.css';

/** The islands in reading order, which is also their order on the narrow map. */
const ISLANDS = [...GAMES].sort((one, other) => one.island.order - other.island.order);

const CHIP =
  'inline-flex min-h-(--target) items-center rounded-round bg-tint-violet px-4 text-[1.0625em] text-on-tint-violet';
const AGES = 'mt-[0.25em] block font-text text-[0.577em]/[1.2] font-bold normal-nums';

/** The top of the home page: what Numeria is, and an island for each game. */
export function IslandMap() {
  const map = useRef<HTMLElement>(null);
  const [ownMap, setOwnMap] = useState<ReactNode>(null);
  useEffect(() => {
    const { current } = map;
    if (current !== null && document.documentElement.dataset['voyage'])
      import('./MapProgress').then(
        ({ default: OwnMap }) => setOwnMap(<OwnMap map={current} />),
        () => {},
      );
  }, []);
  return (
    <div className="sea">
      <Waters />
      <Sights />
      <Beach />
      {/* On phones the games are far down the page, below the videos. */}
      <nav
        className="lettering relative z-1 -order-2 hidden gap-[0.5em] bg-page px-[1em] pt-[0.25em] pb-[0.75em] phone:flex"
        aria-label="On this page"
      >
        <a className={CHIP} href="#games">
          Games
        </a>
        <a className={CHIP} href="#videos">
          Videos
        </a>
      </nav>
      <div className="hero-text">
        <span className="inline-flex items-center gap-[0.54em] rounded-round bg-surface py-[0.47em] pr-[1.07em] pl-[0.67em] font-text text-[0.9375em]/[1.375] font-bold narrow:order-1 phone:mt-8 phone:self-start">
          <span className="grid size-[1.6em] place-items-center rounded-full bg-right-solid text-(--on-right)">
            <Check className="size-[1em]" strokeWidth={3.6} />
          </span>
          Free and open source
        </span>
        <h1 className="mt-[0.32em] mb-[0.25em] text-[4em] narrow:my-0 narrow:flex-[1_1_100%] narrow:text-[min(var(--text-h1),5vw)] phone:-order-1 phone:mt-[0.6em] phone:flex-none phone:text-center phone:text-[clamp(1.125rem,5.4vw,2.25rem)]">
          Pick an island and play with maths.
        </h1>
        <p className="text-[1.375em]/(--text-lead--line-height) font-semibold narrow:flex-[1_1_100%] narrow:text-(length:--text-lead) narrow:text-balance phone:order-2 phone:mt-3 phone:flex-none phone:text-left phone:text-pretty">
          {`Fun and interactive ways to learn Mathematics: ${countWord(GAMES.length)} games for children, and exam videos for secondary students.`}
        </p>
        {/* On phones the chips have the same links. */}
        <div className="mt-[1.75em] flex gap-[0.875em] narrow:mt-0 narrow:justify-center narrow:text-left phone:hidden">
          <a className="way way-play lettering" href="#games">
            <span className="grid size-[2em] flex-none place-items-center rounded-full bg-accent text-on-accent">
              <Play className="icon icon-solid" />
            </span>
            <span>
              Play <small className={AGES}>Ages 5 to 11</small>
            </span>
          </a>
          <a
            className="way lettering bg-surface text-text shadow-[inset_0_-4px_0_var(--border),inset_0_0_0_2px_var(--border)]"
            href="#videos"
          >
            <span className="grid size-[2em] flex-none place-items-center rounded-full bg-tint-violet text-on-tint-violet">
              <MonitorPlay className="icon" />
            </span>
            <span>
              Watch <small className={AGES}>Ages 11 to 18</small>
            </span>
          </a>
        </div>
      </div>
      <nav ref={map} className="islands" aria-label="Islands">
        {ISLANDS.map((game) => (
          <Link key={game.id} to={game.path} className={`isle ${game.island.spot}`}>
            <svg viewBox="0 0 220 190" aria-hidden="true">
              <Island game={game} />
            </svg>
            <span className="isle-name lettering">{game.title}</span>
          </Link>
        ))}
      </nav>
      {ownMap}
    </div>
  );
}

/** Decorations between the islands of the wide map. */
function Sights() {
  return (
    <svg
      className="absolute top-0 left-[calc(50%-45em)] z-1 h-[46.5em] w-[90em] max-w-none overflow-visible narrow:hidden"
      viewBox="0 0 1440 744"
      aria-hidden="true"
    >
      <Compass transform="translate(1366 66)" />
      <g transform="translate(478 104) scale(0.8)">
        <Boat className="passing-boat" />
      </g>
    </svg>
  );
}
