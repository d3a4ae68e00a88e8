import type { ReactNode } from 'react';
import type { Game } from '../../catalogue/define-game';
import { createHeroSvg } from '../../play/hero/drawing';
import parcel from '../../play/modes/duel/drawings/parcel.svg?drawing';
import { HEROES } from '../../play/modes/duel/heroes';
import cloud from '../../play/modes/storm/drawings/cloud.svg?drawing';
import hull from '../../play/modes/storm/drawings/hull.svg?drawing';
import sail from '../../play/modes/storm/drawings/sail.svg?drawing';
import { drawingUrl, svgUrl } from '../../stage/drawing';
import type { Who } from './round-address';

const [CLOUD, HULL, SAIL, PARCEL] = [cloud, hull, sail, parcel].map(drawingUrl);
const BLUE = svgUrl(createHeroSvg(HEROES[1]));
const ORANGE = svgUrl(createHeroSvg(HEROES[2]));

interface Props {
  readonly game: Game;
  readonly who: Who;
}

/** What the board shows in each way to play, 320 x 180, in the scene of the game. Decorative. */
export default function BoardPicture({ game, who }: Props) {
  return (
    <svg className="absolute inset-0 size-full" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden>
      {DRAW[who](game)}
    </svg>
  );
}

const DRAW: Readonly<Record<Who, (game: Game) => ReactNode>> = {
  one: (game) => (
    <>
      <Scene game={game} />
      <image href={BLUE} x="18" y="50" width="92" height="126" />
    </>
  ),
  two: (game) => (
    <>
      <svg width="156" height="180" viewBox="60 0 156 180" preserveAspectRatio="xMidYMid slice">
        <Scene game={game} />
      </svg>
      <svg x="164" width="156" height="180" viewBox="60 0 156 180" preserveAspectRatio="xMidYMid slice">
        <Scene game={game} />
      </svg>
      <rect x="156" width="8" height="180" className="fill-surface" />
      <rect x="70" y="122" width="180" height="6" rx="3" className="fill-ink-900" />
      <image href={PARCEL} x="138" y="102" width="44" height="46" />
      <image href={BLUE} x="24" y="54" width="84" height="118" />
      <image href={ORANGE} x="212" y="54" width="84" height="118" />
    </>
  ),
  class: (game) => (
    <>
      <rect width="320" height="180" fill="#cfeaf6" className="dark:fill-[#2b2f63]" />
      <image href={CLOUD} x="6" y="6" width="112" height="88" />
      <image href={game.islandPicture} x="206" y="36" width="112" height="107" />
      <rect y="128" width="320" height="52" fill="#55c9c0" className="dark:fill-[#1c6f7d]" />
      <g transform="translate(98 40)">
        <image href={SAIL} width="112" height="116" />
        <image href={BLUE} x="25" y="35" width="56" height="67" />
        <image href={HULL} width="112" height="116" />
      </g>
    </>
  ),
};

/** The picture of the game by day and by night; the style sheet shows one of them. */
const Scene = ({ game }: Pick<Props, 'game'>) => (
  <>
    <image href={game.picture} y="-10" width="320" height="200" className="dark:hidden" />
    <image
      href={`/pictures/places/${game.id}-night.svg`}
      y="-10"
      width="320"
      height="200"
      className="hidden dark:block"
    />
  </>
);
