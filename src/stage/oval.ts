import { Mesh, MeshGeometry, Texture } from 'pixi.js';

const CORNERS = 24;
/** The corners are far enough outside for the sides between them to touch the oval. */
const OUTSIDE_RATIO = 1 / Math.cos(Math.PI / CORNERS);

/**
 * A large drawing that fills an oval with its centre at 0,0. Only the oval is painted. A sprite would also paint the
 * empty corners of its rectangle, more than a fifth of its area, and empty pixels cost as much as full ones.
 */
export class Oval extends Mesh {
  constructor(look: Texture) {
    const { x0, y0, x2, y2 } = look.uvs;
    const around = Array.from({ length: CORNERS }, (_, index) => {
      const angle = ((index + 0.5) / CORNERS) * 2 * Math.PI;
      return [(Math.cos(angle) * OUTSIDE_RATIO) / 2, (Math.sin(angle) * OUTSIDE_RATIO) / 2] as const;
    });
    const geometry = new MeshGeometry({
      positions: new Float32Array(around.flatMap(([x, y]) => [x * look.width, y * look.height])),
      uvs: new Float32Array(around.flatMap(([x, y]) => [x0 + (x2 - x0) * (0.5 + x), y0 + (y2 - y0) * (0.5 + y)])),
      indices: new Uint32Array(Array.from({ length: CORNERS - 2 }, (_, index) => [0, index + 1, index + 2]).flat()),
    });
    geometry.batchMode = 'batch';
    super({ geometry, texture: new Texture({ source: look.source, label: look.label ?? '' }) });
  }
}
