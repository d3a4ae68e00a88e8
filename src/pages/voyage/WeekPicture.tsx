import { text } from './text';
import './week-picture.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NO_CAPTAIN } from '../../../machines/core/captain';
import { giftsOf, islandsOfWeek, NO_DAY_VOYAGES } from '../../../machines/core/day-voyage';
import { GAMES } from '../../catalogue';
import { captainStore } from '../../device/captain';
import { dayVoyageStore } from '../../device/day-voyage';
import { getToday } from '../../device/today';
import { Harbour } from '../../play/harbour/Harbour';
import { IslandPicture } from '../../ui/IslandPicture';
import { useStore } from '../../ui/page-store';
import { CaptainBoat } from '../captain/CaptainBoat';

/** The last week of a child's voyages as one picture: the islands, in order, and the harbour. Empty before the first. */
export function WeekPicture() {
  const voyages = useStore(dayVoyageStore, NO_DAY_VOYAGES);
  const captain = useStore(captainStore, NO_CAPTAIN);
  const [today] = useState(() => getToday());
  const games = islandsOfWeek(voyages, today).flatMap((island) => GAMES.filter(({ id }) => id === island));
  const gifts = giftsOf(voyages);
  if (games.length === 0 && gifts.length === 0) return null;
  return (
    <section id="week" aria-labelledby="week-title" className="grid gap-4">
      <h2 id="week-title">{text.week}</h2>
      <div className="week-sea">
        {games.length > 0 && (
          <ul aria-label={text.islands}>
            {games.map(({ id, path, title, islandPicture }) => (
              <li key={id}>
                <Link to={path} className="week-island lettering">
                  <IslandPicture picture={islandPicture} className="w-full" />
                  <span>{title}</span>
                </Link>
              </li>
            ))}
            <li className="week-boat" aria-hidden="true">
              <CaptainBoat captain={captain} className="w-full" />
            </li>
          </ul>
        )}
        {gifts.length > 0 && <Harbour gifts={gifts} className="week-harbour" />}
      </div>
    </section>
  );
}
