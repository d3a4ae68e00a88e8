import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { addRound, findWeek, getLegPlay, getMinutesLeft, isLegDone } from '../../../../machines/core/week-log';
import { getToday } from '../../../device/today';
import { weekLogStore } from '../../../device/week-log';
import { LinkButton } from '../../../ui/LinkButton';
import { useStore } from '../../../ui/page-store';
import { BackToWeek } from './BackToWeek';
import { playOnText } from './text';
import { getTurnAddress, type WeekTurn } from './week-address';

/** The buttons of a result in a week: back to the week, or another round first if this island is not done yet. */
export function WeekNext({ turn }: { readonly turn: WeekTurn }) {
  const [today] = useState(() => getToday());
  const stored = useStore(weekLogStore);
  // Computed before the effect stores it, so that the first render is already right.
  const log = addRound(stored, { ...turn, day: today }, turn.turn);
  useEffect(() => weekLogStore.update((now) => addRound(now, { ...turn, day: today }, turn.turn)), [turn, today]);
  const leg = turn.week.legs[turn.index];
  const play = getLegPlay(findWeek(log, turn.text), turn.index);
  const again = leg === undefined || isLegDone(leg, play) ? null : getTurnAddress(log, turn);
  return (
    <>
      {again !== null && leg !== undefined && (
        <LinkButton
          to={again}
          variant="primary"
          className="onward-button"
          icon={<Play aria-hidden className="icon icon-solid" />}
        >
          <span>{playOnText(getMinutesLeft(leg, play))}</span>
        </LinkButton>
      )}
      <BackToWeek text={turn.text} variant={again === null ? 'primary' : 'plain'} className="onward-button" />
    </>
  );
}
