import './passport.css';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Star from 'lucide-react/icons/star';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type DayVoyages, NO_DAY_VOYAGES } from '../../../machines/core/day-voyage';
import { STARS } from '../../../machines/core/stars';
import { getIslandState, NO_VOYAGE, type Voyage } from '../../../machines/core/voyage';
import { NO_MEMORY } from '../../../machines/learning/memory';
import { GAMES } from '../../catalogue';
import type { Game } from '../../catalogue/define-game';
import { dayVoyageStore } from '../../device/day-voyage';
import { learningStore } from '../../device/learning';
import { playSound, preloadSounds } from '../../device/sound';
import type { ProgressFact, StoredPartOwner } from '../../device/stored-part';
import { voyageStore } from '../../device/voyage';
import { type ProgressOverview, useProgressOverview } from '../../progress/overview';
import { getPartTitle } from '../../progress/stored-parts';
import { Button } from '../../ui/Button';
import { IslandPicture } from '../../ui/IslandPicture';
import { useStore } from '../../ui/page-store';
import { text } from './text';
import { turnPage } from './turn-page';
import { Wardrobe } from './Wardrobe';

const { passport } = text;

const pathOf = (part: StoredPartOwner): string => GAMES.find(({ id }) => id === part)?.path ?? '/#videos';

/** How many games have been played. Rounds on a voyage set no best scores, but they win stars and count as visits. */
function countPlayed(overview: ProgressOverview, { stars }: Voyage, { visits }: DayVoyages): number {
  const onVoyages = new Set(visits.map(([, game]) => game));
  return GAMES.filter(
    ({ id }) =>
      onVoyages.has(id) || (stars[id] ?? 0) > 0 || overview.some(({ part, facts }) => part === id && facts.length > 0),
  ).length;
}

function summaryOf(overview: ProgressOverview, played: number, hasMap: boolean): string {
  if (played > 0) return passport.played(played, GAMES.length);
  if (hasMap) return passport.onlyMap;
  if (overview.some(({ facts }) => facts.length > 0)) return passport.noGame;
  return passport.nothing;
}

/** The link covers the whole page of the passport. */
const WAY =
  'inline-flex min-h-(--target) items-center rounded-[6px] underline-offset-[0.18em] hover:underline ' +
  'after:absolute after:inset-0 after:rounded-large';

/**
 * The passport: the hero and its hats, a page for each game with its progress, and one for the videos.
 */
export function PassportBook() {
  const overview = useProgressOverview();
  const played = countPlayed(overview, useStore(voyageStore, NO_VOYAGE), useStore(dayVoyageStore, NO_DAY_VOYAGES));
  const hasMap = Object.keys(useStore(learningStore, NO_MEMORY).traces).length > 0;
  const pages = useRef<HTMLUListElement>(null);
  useEffect(() => preloadSounds('voyage'), []);
  const turn = (way: 1 | -1) => {
    if (pages.current === null) return;
    playSound('pageTurn');
    turnPage(pages.current, way);
  };
  return (
    <section aria-labelledby="reached" className="grid gap-4">
      <h2 id="reached">{passport.title}</h2>
      <p className="min-h-[1.5em] text-lead phone:min-h-[3.2em]">{summaryOf(overview, played, hasMap)}</p>
      <div className="passport-cover">
        <ul ref={pages} className="passport">
          <Wardrobe />
          {overview.map(({ part, facts }) => (
            <PassportPage key={part} part={part} facts={facts} />
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap justify-center gap-3 phone:gap-2 scriptless:hidden print:hidden">
        <Button className="phone:px-3" icon={<ChevronLeft aria-hidden className="icon" />} onClick={() => turn(-1)}>
          {passport.previous}
        </Button>
        <Button className="phone:px-3" icon={<ChevronRight aria-hidden className="icon" />} onClick={() => turn(1)}>
          {passport.next}
        </Button>
      </div>
    </section>
  );
}

interface PageProps {
  readonly part: StoredPartOwner;
  readonly facts: readonly ProgressFact[];
}

/** A page of the passport: an island with its stars, best scores and next goal. Unvisited islands are paler. */
function PassportPage({ part, facts }: PageProps) {
  const voyage = useStore(voyageStore, NO_VOYAGE);
  const game: Game | undefined = GAMES.find(({ id }) => id === part);
  const { look, stars } = getIslandState(voyage, part, facts.length > 0);
  return (
    <li className="passport-page">
      <h3 className="text-h3/[1.15]">
        <Link to={pathOf(part)} className={WAY}>
          {getPartTitle(part)}
        </Link>
      </h3>
      {game ? (
        <IslandPicture
          picture={game.islandPicture}
          className={`w-44 max-w-full ${look === 'untouched' ? 'opacity-55 grayscale' : ''}`}
        />
      ) : (
        <Clapperboard aria-hidden className="icon my-8 text-[6rem] text-primary" />
      )}
      {game && <Stars count={stars} />}
      <dl className="grid w-full max-w-72 content-start gap-1 text-start">
        {facts.map(({ label, text: value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt>{label}</dt>
            <dd className="font-extrabold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-text-soft">{game ? passport.nextStar[stars] : facts.length === 0 && passport.noVideos}</p>
    </li>
  );
}

const Stars = ({ count }: { readonly count: number }) => (
  <p className="flex gap-1 text-[2rem]">
    <span className="sr-only">{passport.stars(count, STARS.max)}</span>
    {Array.from({ length: STARS.max }, (_, index) => (
      <Star
        key={index}
        aria-hidden
        className={`icon ${index < count ? 'icon-solid text-sun-500' : 'text-border-control'}`}
      />
    ))}
  </p>
);
