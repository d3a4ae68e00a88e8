import { Mesh, MeshGeometry, Texture } from 'pixi.js';
import { getCorners } from '../../../../machines/shape-match/geometry';
import type { FigureId } from '../../../../machines/shape-match/rules';
import type { Atlas } from '../../../stage/atlas';
import { SCULPTURE_RADIUS } from './drawings';

/** The face of a circle is a polygon with this many sides. Its outline hides them. */
const CIRCLE_SIDES = 60;

/** The corners of a face in units, x and y alternating. */
function outline(figure: FigureId): readonly number[] {
  if (figure !== 'circle')
    return getCorners(figure).flatMap(({ x, y }) => [x * SCULPTURE_RADIUS, y * SCULPTURE_RADIUS]);
  return Array.from({ length: CIRCLE_SIDES }, (_, index) => (index / CIRCLE_SIDES) * 2 * Math.PI).flatMap((angle) => [
    Math.cos(angle) * SCULPTURE_RADIUS,
    Math.sin(angle) * SCULPTURE_RADIUS,
  ]);
}

/** The exact face of a shape in one flat colour. It is never shaded, because shading would suggest more edges. */
export function createFace(atlas: Atlas, figure: FigureId, tint: number): Mesh {
  const look = atlas.texture('face');
  const positions = new Float32Array(outline(figure));
  const count = positions.length / 2;
  const { x0, y0, x2, y2 } = look.uvs;
  const geometry = new MeshGeometry({
    positions,
    // Every vertex uses the centre of a white drawing.
    uvs: new Float32Array(Array.from({ length: count }, () => [(x0 + x2) / 2, (y0 + y2) / 2]).flat()),
    indices: new Uint32Array(Array.from({ length: count - 2 }, (_, index) => [0, index + 1, index + 2]).flat()),
  });
  geometry.batchMode = 'batch';
  return new Mesh({
    geometry,
    texture: new Texture({ source: look.source, label: `face ${figure}` }),
    tint,
    visible: false,
  });
}
