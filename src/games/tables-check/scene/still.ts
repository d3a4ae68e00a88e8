/* The lit lamps and the beam as a static picture, for pages without WebGL. */
import { transformed } from '../../../stage/drawing';
import type { View } from '../../../stage/scene';
import beam from '../drawings/beam.svg?markup';
import lamp from '../drawings/lamp.svg?markup';
import { tablesCheckLayout } from './layout';
import { rayAngle } from './ray';

/** The beam on the question, and this many lit lamps. */
export function drawStillLamps(view: View, lit: number): string {
  const { lamps, light } = tablesCheckLayout(view);
  return (
    transformed(beam, { ...light, turn: (rayAngle(view) * 180) / Math.PI }) +
    lamps
      .slice(0, lit)
      .map((foot) => transformed(lamp, foot))
      .join('')
  );
}
