import { ChevronLeft, Play } from 'lucide-react';
import { BUILT_GAMES, type Game } from '../../games/catalogue';
import { LinkButton } from '../../ui/LinkButton';
import { usePageTitle } from '../../ui/page-title';
import type { Hub } from '../../videos/hubs';
import { Boat } from '../sea/Boat';
import { Island } from '../sea/Island';
import { Course, Foam } from '../sea/waters';
import { Barge } from './Barge';
import { FlagIsland } from './FlagIsland';
import './soon.css';

const [playable] = BUILT_GAMES;

/** Where the island lies in the picture. */
const MIDDLE = 'translate(558 62) scale(2.2)';

/** What stands where a game or a video hub will be: that it is being built, and what one can play today. */
export default function Soon({ place }: { readonly place: Game | Hub }) {
  const isGame = 'island' in place;
  const title = isGame ? place.cardTitle : `${place.label} Videos`;
  usePageTitle(title);

  return (
    <main id="main" className="soon">
      <div className="soon-words">
        <h1>{title}</h1>
        <p className="soon-sign">This island opens soon</p>
        <p className="text-lead font-semibold text-balance">
          {isGame ? 'We are still building this game.' : 'We are still choosing the videos.'} Here is a game that you
          can play today.
        </p>
        <div className="soon-ways">
          {playable !== undefined && (
            <LinkButton to={playable.path} variant="primary" size="big" icon={<Play className="icon icon-solid" />}>
              Play {playable.title}
            </LinkButton>
          )}
          <LinkButton to={isGame ? '/#games' : '/#videos'} size="big" icon={<ChevronLeft className="icon" />}>
            {isGame ? 'Back to Games' : 'Back to Videos'}
          </LinkButton>
        </div>
      </div>
      <svg className="soon-sea" viewBox="0 0 1600 540" aria-hidden="true">
        <path
          className="fill-sea-middle"
          d="M0 256C200 224 380 276 600 250S1000 220 1200 244S1480 268 1600 236V540H0Z"
        />
        <Course d="M-20 356C140 324 300 396 470 374M1230 350C1340 310 1480 380 1640 320" />
        <Foam
          at={[
            [1040, 300],
            [500, 296],
            [1330, 452],
            [250, 452],
          ]}
        />
        <path className="fill-sea-deep" d="M0 416C200 390 380 436 600 414S1000 386 1200 408S1480 428 1600 400V540H0Z" />
        {isGame ? (
          <Island game={place} transform={MIDDLE} />
        ) : (
          <FlagIsland picture={place.picture} transform={MIDDLE} />
        )}
        <Barge transform="translate(1150 436) scale(1.3)" />
        <Boat transform="translate(420 430) scale(1.2)" />
        <path className="fill-ground" d="M0 522C200 504 380 536 600 520S1000 502 1200 518S1480 532 1600 512V541H0Z" />
      </svg>
    </main>
  );
}
