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

interface GrownPart {
  readonly Part: ComponentType<SVGProps<SVGGElement>>;
  /** The number of correct answers at which it appears. */
  readonly from: number;
  /** Its name, as it follows "Next, at 25:". */
  readonly name: string;
}

/**
 * The parts of the class island, from back to front. The steps are chosen so that a class of any size often gets
 * something new.
 */
export const ISLAND_PARTS: readonly GrownPart[] = [
  { Part: Rainbow, from: 750, name: 'a rainbow' },
  { Part: Balloon, from: 500, name: 'a balloon' },
  { Part: Ground, from: 0, name: 'an island' },
  { Part: Windmill, from: 300, name: 'a windmill' },
  { Part: Garland, from: 400, name: 'a garland' },
  { Part: Lamp, from: 200, name: 'the lighthouse lamp' },
  { Part: Lighthouse, from: 100, name: 'a lighthouse' },
  { Part: House, from: 10, name: 'a house' },
  { Part: Tent, from: 150, name: 'a market stall' },
  { Part: Palm, from: 1, name: 'a palm tree' },
  { Part: Garden, from: 50, name: 'flowers' },
  { Part: Jetty, from: 25, name: 'a jetty' },
];

/** The next part and the number of correct answers that it needs; null if the island is complete. */
export function nextIslandPart(right: number): Pick<GrownPart, 'from' | 'name'> | null {
  const coming = ISLAND_PARTS.filter(({ from }) => from > right).sort((one, other) => one.from - other.from);
  return coming[0] ?? null;
}

/** The names of the island's current parts, in the order in which they appeared. */
export const islandText = (right: number): string =>
  ISLAND_PARTS.filter(({ from }) => from <= right)
    .sort((one, other) => one.from - other.from)
    .map(({ name }) => name)
    .join(', ');
