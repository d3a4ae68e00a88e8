import type { ReactNode } from 'react';
import type { Drawing } from '../../../stage/atlas';
import { rightBadge } from '../../../stage/badges';
import { pictureUrl } from '../../../stage/drawing';
import { towerDrawings } from '../scene/drawings';
import { clockPicture } from './clock-picture';

const drawings = towerDrawings();
const inner = (name: string): string => {
  const drawing: Drawing | undefined = drawings[name];
  return drawing?.inner ?? '';
};

/** Quarter to four: the hour hand is just before the four. */
const CLOCK = clockPicture(3, 45);
const SUN_AND_MOON = pictureUrl({ inner: inner('day'), area: [-44, -25, 88, 50] });
const TICK = pictureUrl(rightBadge(24));

export const howTo = (): readonly ReactNode[] =>
  [CLOCK, TICK, SUN_AND_MOON].map((picture) => <img key={picture} src={picture} alt="" />);
