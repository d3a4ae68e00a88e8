import { useEffect, useState } from 'react';
import { type DayVoyages, land, planOf, sailHome } from '../../../../machines/core/day-voyage';
import { isLimitReached } from '../../../../machines/core/play-limit';
import type { Game } from '../../../catalogue/define-game';
import { dayVoyageStore } from '../../../device/day-voyage';
import { playLimitStore } from '../../../device/play-limit';
import { playSound } from '../../../device/sound';
import { getToday } from '../../../device/today';
import { buttonClass } from '../../../ui/button-look';
import { IslandPicture } from '../../../ui/IslandPicture';
import { useStore } from '../../../ui/page-store';
import { SailLink } from './SailLink';
import { SmallBoat } from './SmallBoat';
import { sailHome as sailHomeText, sailOn } from './text';
import { findNextStop } from './voyage-link';

/** The voyages after a round on an island. The boat sails home early if the time for play is over. */
function withRoundOn(game: Game, today: number, voyages: DayVoyages): DayVoyages {
  const landed = land(voyages, game.id, today);
  return isLimitReached(playLimitStore.read(), today) ? sailHome(landed, today) : landed;
}

/** The only button of a result on a voyage. */
export function SailOn({ game }: { readonly game: Game }) {
  const [today] = useState(() => getToday());
  const voyages = useStore(dayVoyageStore);
  useEffect(() => dayVoyageStore.update((now) => withRoundOn(game, today, now)), [game, today]);
  const stop = findNextStop(planOf(withRoundOn(game, today, voyages), today));
  return (
    <SailLink
      stop={stop}
      className={buttonClass({ variant: 'primary' }, 'onward-button')}
      onPress={() => playSound('setSail')}
    >
      {stop === null ? (
        <SmallBoat />
      ) : (
        <IslandPicture picture={stop.game.islandPicture} className="-my-2 w-16 flex-none phone:w-12" />
      )}
      <span>{stop === null ? sailHomeText : sailOn(stop.game.title)}</span>
    </SailLink>
  );
}
