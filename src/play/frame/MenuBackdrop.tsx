import { type ReactNode, useMemo } from 'react';
import { useSceneLighting } from '../../stage/night';
import type { NightLook } from '../../stage/night-colours';
import type { Sky } from '../../stage/sky';
import { useFlash } from '../internal/useFlash';
import type { Creatures } from './creatures/creatures';
import { MenuCreatures } from './creatures/MenuCreatures';
import { Weather } from './weather/Weather';

interface Props {
  /** Farthest layer first; nearer layers drift more. */
  readonly pictures: readonly string[];
  readonly night?: NightLook | undefined;
  readonly sky?: Sky;
  readonly fetchCreatures?: (() => Promise<Creatures>) | undefined;
  /** SVG under the creatures, in units of the picture. */
  readonly scenery?: ReactNode;
  /** The game's name. It flies off when a round begins. */
  readonly title: string;
  readonly isMenu: boolean;
  readonly isLeft: boolean;
}

/** Length of the zoom when a round begins, in milliseconds. */
const NEARER_MS = 400;

/**
 * The scene behind the menu and the result, as large as the window even if the page is longer. When a round begins it
 * zooms in and fades out over the stage, which is already there, so there is no wait.
 */
export function MenuBackdrop(props: Props) {
  const { pictures, night, sky = 'clear', fetchCreatures, scenery, title, isMenu, isLeft } = props;
  const light = useSceneLighting(night, sky);
  const lit = useMemo(() => pictures.map(light.picture), [light, pictures]);
  const isLeaving = useFlash(isLeft, NEARER_MS);
  if (isLeft && !isLeaving) return null;
  return (
    <div className="place-at-rest" data-left={isLeft} aria-hidden="true">
      {lit.map((picture, index) => (
        <img key={index} src={picture} alt="" decoding="sync" />
      ))}
      {night?.underSky === 'all' && !isLeft && <Weather sky={sky} light={light} />}
      {fetchCreatures && !isLeft && (
        <MenuCreatures fetchCreatures={fetchCreatures} isMenu={isMenu}>
          {scenery}
        </MenuCreatures>
      )}
      {isLeft && <p className="game-menu-name">{title}</p>}
    </div>
  );
}
