import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Week } from '../../../machines/core/week-link';
import { findWeek, getLegPlay, getLegProgress, NO_WEEKS, openWeek } from '../../../machines/core/week-log';
import { playSound } from '../../device/sound';
import { getToday } from '../../device/today';
import { weekLogStore } from '../../device/week-log';
import { SailLink } from '../../play/modes/voyage/SailLink';
import { SmallBoat } from '../../play/modes/voyage/SmallBoat';
import { findLegGame, getTurnAddress, WEEK_PARAMETER } from '../../play/modes/week/week-address';
import { buttonClass } from '../../ui/button-look';
import { lazyPart } from '../../ui/lazy-page';
import { useStore } from '../../ui/page-store';
import { text as copy } from './text';
import { type Isle, WeekIsles } from './WeekIsles';

// With all animals, which are only needed at the end.
const BoardCode = lazyPart(() => import('./BoardCode'));

interface Props {
  /** The text of the week's link. */
  readonly text: string;
  readonly week: Week;
}

/** The day, also on a page that stays open overnight. */
function useToday(): number {
  const [today, setToday] = useState(() => getToday());
  useEffect(() => {
    const look = () => setToday(getToday());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}

/** What is left of a week: its islands, and one large button that leads to the next one. */
export function WeekVoyage({ text, week }: Props) {
  const today = useToday();
  const log = useStore(weekLogStore, NO_WEEKS);
  useEffect(() => weekLogStore.update((now) => openWeek(now, text, today)), [text, today]);
  const play = findWeek(log, text);
  const isles = week.legs.flatMap((leg, index): readonly Isle[] => {
    const game = findLegGame(leg);
    const address = getTurnAddress(log, { text, week, index });
    if (game === null || address === null) return [];
    return [{ leg, game, address, index, progress: getLegProgress(leg, getLegPlay(play, index)) }];
  });
  const next = isles.find(({ progress }) => progress < 1);
  const isDoneToday = week.order === 'days' && (play?.legs.some(({ doneOn }) => doneOn === today) ?? false);
  const hasBegun = isles.some(({ progress }) => progress > 0);
  const missing = week.legs.length - isles.length;
  return (
    <>
      <div className="grid gap-2">
        <h1>{next === undefined ? copy.done : copy.title}</h1>
        {next !== undefined && <p className="text-lead">{isDoneToday ? copy.doneToday : copy.order[week.order]}</p>}
        {missing > 0 && <p role="note">{copy.missing(missing)}</p>}
      </div>
      <WeekIsles order={week.order} isles={isles} next={next?.index ?? null} />
      {next === undefined ? (
        <Suspense>
          <BoardCode text={text} count={isles.length} child={play?.child ?? null} />
        </Suspense>
      ) : (
        <SailLink
          stop={next}
          className={buttonClass({ variant: isDoneToday ? 'plain' : 'primary', size: 'big' }, 'week-go')}
          onPress={() => playSound('setSail')}
        >
          <SmallBoat />
          <span>{isDoneToday ? copy.playMore : (hasBegun ? copy.goOnTo : copy.goTo)(next.game.title)}</span>
        </SailLink>
      )}
      <p className="max-w-192 text-small">
        {copy.stored}{' '}
        <Link to={`/teachers?${WEEK_PARAMETER}=${text}#week`} className="text-text-link underline">
          {copy.change}
        </Link>
      </p>
    </>
  );
}
