import type { View } from '../../../stage/scene';
import { tablesCheckLayout } from './layout';

/** The direction of the beam while a question is asked, in radians: from the light to the centre of the plate. */
export function rayAngle(view: View): number {
  const { plate, light } = tablesCheckLayout(view);
  return Math.atan2(plate.y + plate.height / 2 - light.y, plate.x + plate.width / 2 - light.x);
}

/**
 * How far back the beam starts before a question, in radians, and how long it turns, which is less than the gap
 * between two questions.
 */
export const RAY = { from: -0.9, lengthMs: 2400 } as const;
