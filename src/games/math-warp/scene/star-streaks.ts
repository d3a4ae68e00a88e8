import { Mesh, MeshGeometry, Texture } from 'pixi.js';
import { seededRandom } from '../../../../machines/core/random';
import type { Atlas } from '../../../stage/atlas';
import { interpolate } from '../../../stage/motion';
import type { View } from '../../../stage/scene';
import { portalPosition } from './layout';

const COUNT = 64;
const COLOURS = 4;
const CORNERS = 4;
/** Stars start at this distance from the centre of the portal, so that none passes behind the question. */
const NEAREST = 320;
/** Height-to-width ratio of the ellipse on which stars start. */
const FLATNESS = 0.8;
/**
 * For normal flight and for warp mode: length of a streak, its width including transparent space, and its speed
 * in units per ms.
 */
const LENGTH = [12, 150] as const;
const WIDTH = [6, 9] as const;
const SPEED = [0.014, 0.75] as const;

interface Star {
  readonly cos: number;
  readonly sin: number;
  /** Where along its path the star starts, from 0 to 1. */
  readonly start: number;
  readonly size: number;
}

/** The stars as a single mesh: short dashes that drift past, or long streaks in warp mode. */
export class StarStreaks extends Mesh {
  private readonly stars: readonly Star[];
  private readonly corners: Float32Array;
  private readonly reducedMotion: boolean;
  private travelled = 0;
  private lastMs: number | null = null;
  private reach = 600;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    const uvs = Array.from({ length: COUNT }, (_, index) => {
      const { x0, y0, x2, y2 } = atlas.texture(`streak ${index % COLOURS}`).uvs;
      // The texture coordinates run across the middle of the streak, so that stretching it does not blur it.
      const along = (x0 + x2) / 2;
      return [along, y0, along, y0, along, y2, along, y2];
    });
    const geometry = new MeshGeometry({
      positions: new Float32Array(COUNT * CORNERS * 2),
      uvs: new Float32Array(uvs.flat()),
      indices: new Uint32Array(
        Array.from({ length: COUNT }, (_, index) =>
          [0, 1, 2, 0, 2, 3].map((corner) => index * CORNERS + corner),
        ).flat(),
      ),
    });
    geometry.batchMode = 'batch';
    super({ geometry, texture: new Texture({ source: atlas.texture('streak 0').source }), alpha: 0.65 });
    this.corners = geometry.positions;
    this.reducedMotion = reducedMotion;
    const random = seededRandom(5, 'stars');
    this.stars = Array.from({ length: COUNT }, (_, index) => {
      const angle = ((index + random()) / COUNT) * Math.PI * 2;
      return { cos: Math.cos(angle), sin: Math.sin(angle) * FLATNESS, start: random(), size: 0.7 + random() * 0.6 };
    });
  }

  layout(view: View): void {
    const { x, y } = portalPosition(view);
    this.position.set(x, y);
    const [wide, high] = [Math.max(view.right - x, x - view.left), Math.max(view.bottom - y, y - view.top)];
    this.reach = Math.hypot(wide, high / FLATNESS) - NEAREST;
  }

  /** `warp` is the strength of warp mode, from 0 to 1. With reduced motion the stars do not move. */
  tick(nowMs: number, warp: number): void {
    const elapsedMs = this.lastMs === null ? 0 : nowMs - this.lastMs;
    this.lastMs = nowMs;
    const stretch = this.reducedMotion ? 0 : warp;
    if (!this.reducedMotion) this.travelled += elapsedMs * interpolate(SPEED[0], SPEED[1], stretch);
    for (let index = 0; index < COUNT; index++) this.moveTo(index * CORNERS * 2, this.stars[index]!, stretch);
    this.onViewUpdate();
  }

  /** Writes the four corners of a star, starting at index `at`. */
  private moveTo(at: number, { cos, sin, start, size }: Star, stretch: number): void {
    const { corners } = this;
    const way = (start + this.travelled / this.reach) % 1;
    const near = NEAREST + way * this.reach;
    // A star grows as it appears.
    const far = near + interpolate(LENGTH[0], LENGTH[1], stretch) * size * Math.min(0.5 + way, way * 8);
    const half = (interpolate(WIDTH[0], WIDTH[1], stretch) / 2) * size;
    const sideX = -sin * half;
    const sideY = cos * half;
    corners[at] = cos * near - sideX;
    corners[at + 1] = sin * near - sideY;
    corners[at + 2] = cos * far - sideX;
    corners[at + 3] = sin * far - sideY;
    corners[at + 4] = cos * far + sideX;
    corners[at + 5] = sin * far + sideY;
    corners[at + 6] = cos * near + sideX;
    corners[at + 7] = sin * near + sideY;
  }
}
