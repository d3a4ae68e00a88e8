/* The lamps that are lit and the ray, at rest: drawn by the page where no scene moves them. */
import { placed } from '../../../stage/drawing';
import type { View } from '../../../stage/scene';
import beam from '../drawings/beam.svg?markup';
import lamp from '../drawings/lamp.svg?markup';
import { coastLayout } from './layout';
import { rayAngle } from './ray';

/** The ray on the question, and so many lamps. */
export function coastStill(view: View, lit: number): string {
  const { lamps, light } = coastLayout(view);
  return (
    placed(beam, { ...light, turn: (rayAngle(view) * 180) / Math.PI }) +
    lamps
      .slice(0, lit)
      .map((foot) => placed(lamp, foot))
      .join('')
  );
}
