import Check from 'lucide-react/icons/check';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { GAMES } from '../../catalogue';
import { numberToWord } from '../../ui/number-to-word';
import Boat from '../sea/drawings/boat.svg?part';
import Compass from '../sea/drawings/compass.svg?part';
import { Island } from '../sea/Island';
import { Beach, Waters } from '../sea/waters';
import './island-map.css';

/** The islands in reading order, which is also their order on the narrow map. */
const ISLANDS = [...GAMES].sort((one, other) => one.island.order - other.island.order);

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
      <nav className="sea-chips lettering hidden phone:flex" aria-label="On this page">
        <a href="#games">Games</a>
        <a href="#videos">Videos</a>
      </nav>
      <div className="hero-text">
        <span className="hero-badge">
          <span>
            <Check className="size-[1em]" strokeWidth={3.6} />
          </span>
          Free and open source
        </span>
        <h1>Pick an island and play with maths.</h1>
        <p>
          {`Fun and interactive ways to learn Mathematics: ${numberToWord(GAMES.length)} games for children, and exam videos for secondary students.`}
        </p>
        <div className="ways">
          <a className="way way-play lettering" href="#games">
            <span className="way-disc">
              <Play className="icon icon-solid" />
            </span>
            <span>
              Play <small className="block">Ages 5 to 11</small>
            </span>
          </a>
          <a className="way way-watch lettering" href="#videos">
            <span className="way-disc">
              <MonitorPlay className="icon" />
            </span>
            <span>
              Watch <small className="block">Ages 11 to 18</small>
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
    <svg className="sights narrow:hidden" viewBox="0 0 1440 744" aria-hidden="true">
      <Compass transform="translate(1366 66)" />
      <g transform="translate(478 104) scale(0.8)">
        <Boat className="passing-boat" />
      </g>
    </svg>
  );
}
