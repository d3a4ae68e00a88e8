import { type ComponentType, useEffect, useMemo } from 'react';
import { addTime } from '../../../../machines/core/week-log';
import type { Game } from '../../../catalogue/define-game';
import { getToday } from '../../../device/today';
import { weekLogStore } from '../../../device/week-log';
import { NextStopContext } from '../../result/next-game';
import { ALONE, type Offers } from '../../round/play-mode';
import { AloneGame } from '../alone/AloneGame';
import { countPlay } from '../count-play';
import { BackToWeek } from './BackToWeek';
import { WeekNext } from './WeekNext';
import type { WeekTurn } from './week-address';

interface Props {
  readonly game: Game;
  readonly turn: WeekTurn;
  readonly Screen: ComponentType;
}

const offersOf = ({ text }: WeekTurn): Offers => {
  const link = <BackToWeek text={text} />;
  return { ...ALONE.offers, inMenu: () => link };
};

/** A round of a week. Its time counts, and its result leads back to the week or, until that is done, to another round. */
export function WeekRound({ game, turn, Screen }: Props) {
  useEffect(
    () =>
      countPlay((ms) => {
        if (ms > 0) weekLogStore.update((log) => addTime(log, { ...turn, day: getToday() }, ms));
      }),
    [turn],
  );
  const next = useMemo(() => <WeekNext turn={turn} />, [turn]);
  const offers = useMemo(() => offersOf(turn), [turn]);
  return (
    <NextStopContext value={next}>
      {/* Some games go on until the player ends them. Here they end after as many questions as in short rounds. */}
      <AloneGame kind="week" offers={offers} isShort={game.questions === undefined} Screen={Screen} />
    </NextStopContext>
  );
}
