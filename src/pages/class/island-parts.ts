import type { ComponentType, SVGProps } from 'react';
import Balloon from './drawings/balloon.svg?part';
import Garden from './drawings/garden.svg?part';
import Garland from './drawings/garland.svg?part';
import Ground from './drawings/ground.svg?part';
import House from './drawings/house.svg?part';
import Jetty from './drawings/jetty.svg?part';
import Lamp from './drawings/lamp.svg?part';
import Lighthouse from './drawings/lighthouse.svg?part';
import Palm from './drawings/palm.svg?part';
import Rainbow from './drawings/rainbow.svg?part';
import Tent from './drawings/tent.svg?part';
import Windmill from './drawings/windmill.svg?part';
import type { text } from './text';

interface GrownPart {
  readonly id: keyof typeof text.islandParts;
  readonly Part: ComponentType<SVGProps<SVGGElement>>;
  /** The number of correct answers at which it appears. */
  readonly from: number;
}

/**
 * The parts of the class island, from back to front. The steps are chosen so that a class of any size often gets
 * something new.
 */
export const ISLAND_PARTS: readonly GrownPart[] = [
  { id: 'rainbow', Part: Rainbow, from: 750 },
  { id: 'balloon', Part: Balloon, from: 500 },
  { id: 'ground', Part: Ground, from: 0 },
  { id: 'windmill', Part: Windmill, from: 300 },
  { id: 'garland', Part: Garland, from: 400 },
  { id: 'lamp', Part: Lamp, from: 200 },
  { id: 'lighthouse', Part: Lighthouse, from: 100 },
  { id: 'house', Part: House, from: 10 },
  { id: 'tent', Part: Tent, from: 150 },
  { id: 'palm', Part: Palm, from: 1 },
  { id: 'garden', Part: Garden, from: 50 },
  { id: 'jetty', Part: Jetty, from: 25 },
];

/** The next part and the number of correct answers that it needs; null if the island is complete. */
export function nextIslandPart(right: number): Pick<GrownPart, 'from' | 'id'> | null {
  const coming = ISLAND_PARTS.filter(({ from }) => from > right).sort((one, other) => one.from - other.from);
  return coming[0] ?? null;
}

/** The island's current parts, in the order in which they appeared. */
export const listIslandParts = (right: number): readonly GrownPart[] =>
  ISLAND_PARTS.filter(({ from }) => from <= right).sort((one, other) => one.from - other.from);
