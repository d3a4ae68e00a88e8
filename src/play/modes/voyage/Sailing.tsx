import './sailing.css';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { giftsOf } from '../../../../machines/core/day-voyage';
import type { Game } from '../../../catalogue/define-game';
import { dayVoyageStore } from '../../../device/day-voyage';
import { IslandPicture } from '../../../ui/IslandPicture';
import { Harbour } from '../../harbour/Harbour';
import PlayerHeroPicture from '../../hero/PlayerHeroPicture';
import Hull from './drawings/hull.svg?part';
import Sail from './drawings/sail.svg?part';
import { BOAT_AREA } from './SmallBoat';

/** The time that the boat takes to the next island, in milliseconds; also in sailing.css. */
const SAIL_MS = 1600;

/** Any of these events ends the trip early. */
const PRESSES = ['pointerdown', 'keydown'] as const;

interface Props {
  /** The island that the boat sails to; null for home. */
  readonly to: Game | null;
  readonly onLanded: () => void;
}

/** The sea, over the whole page, while the boat sails to the next island or home. */
export function Sailing({ to, onLanded }: Props) {
  const arrive = useEffectEvent(onLanded);
  useEffect(() => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      clearTimeout(timer);
      arrive();
    };
    const timer = setTimeout(end, SAIL_MS);
    for (const press of PRESSES) addEventListener(press, end, { signal: listening.signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);
  return createPortal(
    <div className="sailing" aria-hidden="true">
      <div className="sailing-goal">
        {to === null ? (
          <Harbour gifts={giftsOf(dayVoyageStore.read())} className="w-full" />
        ) : (
          <IslandPicture picture={to.islandPicture} className="w-full" />
        )}
      </div>
      <div className="sailing-boat">
        <svg viewBox={BOAT_AREA}>
          <Sail />
        </svg>
        <span className="sailing-hero">
          <PlayerHeroPicture pose="standing" />
        </span>
        <svg viewBox={BOAT_AREA}>
          <Hull />
        </svg>
      </div>
    </div>,
    document.body,
  );
}
