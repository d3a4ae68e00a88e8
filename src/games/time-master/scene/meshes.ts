import { Mesh, MeshGeometry, Texture } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';

/** Every vertex gets the centre of the single white drawing. */
function whiteUvs(look: Texture, count: number): Float32Array {
  const { x0, y0, x2, y2 } = look.uvs;
  return new Float32Array(Array.from({ length: count }, () => [(x0 + x2) / 2, (y0 + y2) / 2]).flat());
}

function meshOptions(atlas: Atlas, label: string, corners: Float32Array, indices: readonly number[], tint: number) {
  const look = atlas.texture('white');
  const geometry = new MeshGeometry({
    positions: corners,
    uvs: whiteUvs(look, corners.length / 2),
    indices: new Uint32Array(indices),
  });
  geometry.batchMode = 'batch';
  return { geometry, texture: new Texture({ source: look.source, label }), tint, visible: false };
}

const STEPS = 24;
const WIDTH = 7;

/** An arc from one point of a line to another, drawn up to its progress. */
export class Arc extends Mesh {
  private readonly corners: Float32Array;
  private from = 0;
  private to = 0;
  private rise = 0;
  private progress = Number.NaN;

  constructor(atlas: Atlas, tint: number) {
    const corners = new Float32Array((STEPS + 1) * 4);
    const indices = Array.from({ length: STEPS }, (_, step) =>
      [0, 1, 2, 1, 3, 2].map((corner) => 2 * step + corner),
    ).flat();
    super(meshOptions(atlas, 'arc', corners, indices, tint));
    this.corners = corners;
  }

  /** Sets up the arc between two x coordinates with this height. Nothing is visible yet. */
  lay(from: number, to: number, height: number): void {
    this.from = from;
    this.to = to;
    this.rise = height;
    this.progress = Number.NaN;
  }

  /** Draws the arc up to this progress (0 to 1). */
  grow(progress: number): void {
    if (progress === this.progress) return;
    this.progress = progress;
    this.visible = progress > 0;
    const { corners, from, to, rise } = this;
    for (let step = 0; step <= STEPS; step++) {
      const at = (progress * step) / STEPS;
      const x = from + (to - from) * at;
      const y = -4 * rise * at * (1 - at);
      // The normal to the curve.
      const slope = (-4 * rise * (1 - 2 * at)) / (to - from);
      const long = Math.hypot(1, slope);
      const acrossX = (-slope / long) * (WIDTH / 2);
      const acrossY = (1 / long) * (WIDTH / 2);
      corners[4 * step] = x - acrossX;
      corners[4 * step + 1] = y - acrossY;
      corners[4 * step + 2] = x + acrossX;
      corners[4 * step + 3] = y + acrossY;
    }
    this.onViewUpdate();
  }

  /** The direction at the arc's end, in radians. */
  get direction(): number {
    return Math.atan2(4 * this.rise, this.to - this.from);
  }
}

const SLICES = 60;

/** A sector of a clock face, clockwise from the top, as swept by a minute hand. */
export class Pie extends Mesh {
  private readonly corners: Float32Array;
  private readonly radius: number;
  private progress = Number.NaN;

  constructor(atlas: Atlas, radius: number, tint: number) {
    const corners = new Float32Array((SLICES + 2) * 2);
    super(
      meshOptions(
        atlas,
        'pie',
        corners,
        Array.from({ length: SLICES }, (_, slice) => [0, slice + 1, slice + 2]).flat(),
        tint,
      ),
    );
    this.corners = corners;
    this.radius = radius;
  }

  /** Fills the face up to this progress (0 to 1). */
  sweep(progress: number): void {
    if (progress === this.progress) return;
    this.progress = progress;
    this.visible = progress > 0;
    for (let slice = 0; slice <= SLICES; slice++) {
      const angle = (slice / SLICES) * progress * 2 * Math.PI;
      this.corners[2 * slice + 2] = Math.sin(angle) * this.radius;
      this.corners[2 * slice + 3] = -Math.cos(angle) * this.radius;
    }
    this.onViewUpdate();
  }
}

/** A straight piece of a line, stretched evenly so that its ends look like its middle. */
export class Bar extends Mesh {
  constructor(atlas: Atlas, tint: number, height: number) {
    const half = height / 2;
    const corners = new Float32Array([0, -half, 1, -half, 1, half, 0, half]);
    super({ ...meshOptions(atlas, 'bar', corners, [0, 1, 2, 0, 2, 3], tint), visible: true });
  }

  lay(from: number, to: number): void {
    this.position.x = from;
    this.scale.x = to - from;
  }
}
