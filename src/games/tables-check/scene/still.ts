/* The lit lamps and the ray as a still picture, for pages without WebGL. */
import { placed } from '../../../stage/drawing';
import type { View } from '../../../stage/scene';
import beam from '../drawings/beam.svg?markup';
import lamp from '../drawings/lamp.svg?markup';
import { coastLayout } from './layout';
import { rayAngle } from './ray';

/** The ray on the question, and this many lit lamps. */
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
