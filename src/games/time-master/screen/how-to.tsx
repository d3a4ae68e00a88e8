import type { ReactNode } from 'react';
import type { Drawing } from '../../../stage/atlas';
import { correctBadge } from '../../../stage/badges';
import { drawingUrl } from '../../../stage/drawing';
import { towerDrawings } from '../scene/drawings';
import { clockPictureUrl } from './clock-picture';

const drawings = towerDrawings();
const inner = (name: string): string => {
  const drawing: Drawing | undefined = drawings[name];
  return drawing?.inner ?? '';
};

/** Quarter to four: the hour hand is just before the four. */
const CLOCK = clockPictureUrl(3, 45);
const SUN_AND_MOON = drawingUrl({ inner: inner('day'), area: [-44, -25, 88, 50] });
const TICK = drawingUrl(correctBadge(24));

export const howTo = (): readonly ReactNode[] =>
  [CLOCK, TICK, SUN_AND_MOON].map((picture) => <img key={picture} src={picture} alt="" />);
