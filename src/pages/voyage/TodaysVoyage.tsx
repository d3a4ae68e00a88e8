import { text } from './text';
import './todays-voyage.css';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import type { Captain } from '../../../machines/core/captain';
import {
  type DayPlan,
  giftsOf,
  isWelcomeDue,
  planOf,
  sailHome,
  setOut,
  welcome,
} from '../../../machines/core/day-voyage';
import { isLimitReached } from '../../../machines/core/play-limit';
import { GAMES } from '../../catalogue';
import { captainStore } from '../../device/captain';
import { dayVoyageStore } from '../../device/day-voyage';
import { playLimitStore } from '../../device/play-limit';
import { Harbour } from '../../play/harbour/Harbour';
import { SailLink } from '../../play/modes/voyage/SailLink';
import { findNextStop } from '../../play/modes/voyage/voyage-link';
import { IslandPicture } from '../../ui/IslandPicture';
import { lazyOptionalPart } from '../../ui/lazy-page';
import { useStore } from '../../ui/page-store';
import { CaptainBoat } from '../captain/CaptainBoat';
import { openQuestion, openToday } from './open-page';
import { planToday } from './plan-today';
import { useHearts } from './useHearts';

// If it cannot be loaded, the child is welcomed on the next visit to the map.
const WelcomeDialog = lazyOptionalPart(() => import('./WelcomeDialog'));

interface Props {
  /** The navigation with the islands. */
  readonly map: Element;
  readonly onSail: () => void;
}

/**
 * Today's voyage on the map: the button that begins it or goes on with it, the harbour with what the voyages have
 * brought, and the end of a voyage.
 */
export default function TodaysVoyage({ map, onSail }: Props) {
  const [heading] = useState(() => map.parentElement?.querySelector('.hero-text') ?? null);
  const today = useStore(openToday);
  const isAsked = useStore(openQuestion);
  const hearts = useHearts();
  const voyages = useStore(dayVoyageStore);
  const limit = useStore(playLimitStore);
  const plan = useMemo(() => planOf(voyages, today) ?? planToday(today, hearts), [voyages, today, hearts]);
  const captain = useStore(captainStore);
  const gifts = giftsOf(voyages);
  const isOver = isLimitReached(limit, today);
  useEffect(() => {
    // The last round may have been left before its result.
    if (isOver) dayVoyageStore.update((now) => sailHome(now, today));
  }, [isOver, today]);
  return (
    <>
      {heading !== null &&
        plan !== null &&
        createPortal(
          isOver ? (
            <p className="todays-voyage lettering" data-over="true">
              <CaptainBoat captain={captain} className="voyage-boat" />
              <span>{text.boatHome}</span>
            </p>
          ) : plan.stage === 'sailing' ? (
            <Begin plan={plan} captain={captain} onSail={onSail} />
          ) : (
            <Link to="/progress#week" className="todays-voyage lettering" data-over="true">
              <CaptainBoat captain={captain} className="voyage-boat" />
              <span>{text.over}</span>
            </Link>
          ),
          heading,
        )}
      {gifts.length > 0 &&
        createPortal(
          <div className="isle harbour-isle [--x:466] [--y:645] [--w:156]">
            <Link to="/progress#week" className="isle-link">
              <Harbour gifts={gifts} />
              <span className="isle-name lettering">{text.harbour}</span>
            </Link>
          </div>,
          map,
        )}
      {isWelcomeDue(voyages, today) && !isAsked && (
        <Suspense>
          <WelcomeDialog onClose={() => dayVoyageStore.update(welcome)} />
        </Suspense>
      )}
    </>
  );
}

interface BeginProps extends Pick<Props, 'onSail'> {
  readonly plan: DayPlan;
  readonly captain: Captain;
}

/** One press begins the voyage, or goes on with it. The pictures show its islands, those that are done with a tick. */
function Begin({ plan, captain, onSail }: BeginProps) {
  const press = () => {
    dayVoyageStore.update((voyages) => setOut(voyages, plan));
    onSail();
  };
  return (
    <SailLink stop={findNextStop(plan)} className="todays-voyage lettering" onPress={press}>
      <CaptainBoat captain={captain} className="voyage-boat" />
      <span>{plan.legs.some(({ isDone }) => isDone) ? text.carryOn : text.begin}</span>
      <span className="voyage-course" aria-hidden="true">
        {plan.legs.map(({ game, isDone }) => {
          const picture = GAMES.find(({ id }) => id === game)?.islandPicture;
          return (
            picture !== undefined && (
              <span key={game} data-done={isDone}>
                <IslandPicture picture={picture} className="w-full" />
              </span>
            )
          );
        })}
      </span>
    </SailLink>
  );
}
