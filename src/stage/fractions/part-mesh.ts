import { Mesh, MeshGeometry, Texture } from 'pixi.js';
import type { Atlas } from '../atlas';

const NOTHING = new Float32Array();

/**
 * A mesh whose corners are rewritten when its content changes, and updated in place while its pieces move. Texture
 * coordinates do not change, so a moving piece takes its texture along.
 */
export class PartMesh extends Mesh {
  protected corners: Float32Array = NOTHING;
  protected uvs: Float32Array = NOTHING;
  protected readonly atlas: Atlas;

  constructor(atlas: Atlas, label: string) {
    const geometry = new MeshGeometry({ positions: NOTHING, uvs: NOTHING, indices: new Uint32Array() });
    // All parts are drawn in one batch with the surrounding sprites.
    geometry.batchMode = 'batch';
    super({ geometry, texture: new Texture({ source: atlas.texture('cut').source, label }), visible: false });
    this.atlas = atlas;
  }

  /** Makes room for this many corners, with these triangles between them. */
  protected makeRoom(corners: number, indices: readonly number[] | Uint32Array): void {
    this.corners = new Float32Array(corners * 2);
    this.uvs = new Float32Array(corners * 2);
    this.geometry.positions = this.corners;
    this.geometry.uvs = this.uvs;
    this.geometry.indices = new Uint32Array(indices);
    this.visible = corners > 0;
  }

  /** Sets the position of a corner by its index, in units. */
  protected lay(corner: number, x: number, y: number): void {
    this.corners[corner * 2] = x;
    this.corners[corner * 2 + 1] = y;
  }

  /** Sets the point of the texture that a corner shows, as fractions of the texture's width and height. */
  protected look({ uvs: { x0, y0, x2, y2 } }: Texture, corner: number, across: number, down: number): void {
    this.uvs[corner * 2] = x0 + (x2 - x0) * across;
    this.uvs[corner * 2 + 1] = y0 + (y2 - y0) * down;
  }

  /** Makes four corners, starting with `corner`, show the whole texture. */
  protected lookWhole(texture: Texture, corner: number): void {
    this.look(texture, corner, 0, 0);
    this.look(texture, corner + 1, 1, 0);
    this.look(texture, corner + 2, 1, 1);
    this.look(texture, corner + 3, 0, 1);
  }

  /**
   * Makes four corners, starting with `corner`, show one line of the texture from its top to its bottom edge along
   * their whole length, because the smoothed ends of a drawing would fade. `isUpright` rotates the line.
   */
  protected lookAcross(texture: Texture, corner: number, isUpright: boolean): void {
    this.look(texture, corner, 0.5, 0);
    this.look(texture, corner + 1, 0.5, isUpright ? 1 : 0);
    this.look(texture, corner + 2, 0.5, 1);
    this.look(texture, corner + 3, 0.5, isUpright ? 0 : 1);
  }

  /** Positions four corners, starting with `corner`, as an upright rectangle. */
  protected layBox(corner: number, left: number, top: number, right: number, bottom: number): void {
    this.lay(corner, left, top);
    this.lay(corner + 1, right, top);
    this.lay(corner + 2, right, bottom);
    this.lay(corner + 3, left, bottom);
  }
}

/** The triangles of a rectangle whose first corner has this index. */
export const quadIndices = (first: number): readonly number[] => [
  first,
  first + 1,
  first + 2,
  first,
  first + 2,
  first + 3,
];

/** The triangles of this many rectangles, one after the other, starting with the first corner. */
export function quadsIndices(count: number): Uint32Array {
  const triangles = new Uint32Array(count * BOX.length);
  for (let index = 0; index < triangles.length; index++)
    triangles[index] = 4 * Math.floor(index / BOX.length) + (BOX[index % BOX.length] ?? 0);
  return triangles;
}
const BOX = quadIndices(0);
