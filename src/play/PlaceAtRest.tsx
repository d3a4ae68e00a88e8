import { useMemo } from 'react';
import type { Night } from '../stage/moonlight';
import { useLight } from '../stage/night';
import type { Sky } from '../stage/sky';
import type { Life } from './life/life';
import { PlaceLife } from './life/PlaceLife';
import { useMoment } from './useMoment';
import { Weather } from './weather/Weather';

interface Props {
  /** The farthest first: what is nearer drifts further. */
  readonly pictures: readonly string[];
  /** What becomes of it by night. */
  readonly night?: Night | undefined;
  /** How the sky is over it, where it is over it at all. */
  readonly sky?: Sky;
  /** Fetches who lives there. */
  readonly fetchLife?: (() => Promise<Life>) | undefined;
  /** What stands on it as its name, which flies off when a round begins. */
  readonly title: string;
  /** Whether a round is played. */
  readonly isLeft: boolean;
}

/** How long the place comes nearer when a round begins, in milliseconds. */
const NEARER_MS = 400;

/**
 * The place of a game behind its menu and its result: as large as the window, however long the page before it is. When a
 * round begins it comes nearer and fades over the stage, which is there already: it costs no time.
 */
export function PlaceAtRest({ pictures, night, sky = 'clear', fetchLife, title, isLeft }: Props) {
  const light = useLight(night, sky);
  const lit = useMemo(() => pictures.map(light.picture), [light, pictures]);
  const isLeaving = useMoment(isLeft, NEARER_MS);
  if (isLeft && !isLeaving) return null;
  return (
    <div className="place-at-rest" data-left={isLeft} aria-hidden="true">
      {lit.map((picture, index) => (
        <img key={index} src={picture} alt="" decoding="sync" />
      ))}
      {night?.underSky === 'all' && !isLeft && <Weather sky={sky} light={light} />}
      {fetchLife && !isLeft && <PlaceLife fetchLife={fetchLife} />}
      {isLeft && <p className="game-menu-name">{title}</p>}
    </div>
  );
}
