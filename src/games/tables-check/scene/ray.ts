import type { View } from '../../../stage/scene';
import { coastLayout } from './layout';

/** Where the ray points while a question is asked: from the light to the middle of the plate, in radians. */
export function rayAngle(view: View): number {
  const { plate, light } = coastLayout(view);
  return Math.atan2(plate.y + plate.height / 2 - light.y, plate.x + plate.width / 2 - light.x);
}

/** How far it comes from before a question, and how long it takes: less than the gap between two. */
export const RAY = { from: -0.9, lengthMs: 2400 } as const;
