import { Mesh, MeshGeometry, Texture } from 'pixi.js';
import type { Random } from '../../machines/core/random';
import { easeIn, getProgress } from './motion';

/** Parameters of a swarm's flight. Distances are in units, angles in degrees. */
export interface Flight {
  readonly lengthMs: number;
  /** Pieces are thrown within this angle of the vertical. */
  readonly spread: number;
  /** How far pieces get before the air stops them. */
  readonly distance: readonly [min: number, max: number];
  /** How far they sink in a 60th of a second. */
  readonly sinkPerFrame: number;
  /** By how much they sink faster after every 60th of a second. By default they are as light as paper. */
  readonly gravity?: number;
  /** Drawn size of a piece; 1 is its size in the atlas. */
  readonly size: number;
  /** How often a piece turns its edge to the viewer; 0 if it is not paper. */
  readonly flutters: number;
}

/** The fraction of its speed that a piece keeps after a 60th of a second. */
const DECAY = 0.9;
const STEP_MS = 1000 / 60;
const FULL_TURN = Math.PI * 2;
const CORNERS = 4;

/** A piece's path, rotation and flutter. */
interface Piece {
  reachX: number;
  reachY: number;
  sin: number;
  cos: number;
  flutters: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/**
 * Many small things that are thrown, fly apart and disappear: sparks, shards, confetti. They are one mesh, so a frame
 * writes their corners into one array and does not allocate anything. Results have no scene, so
 * src/play/feedback/confetti.ts throws confetti over the page.
 */
export class Swarm extends Mesh {
  private readonly pieces: readonly Piece[];
  private readonly corners: Float32Array;
  private readonly flight: Flight;
  private readonly random: Random;
  private thrownMs = Number.NEGATIVE_INFINITY;

  /** Pieces use these textures in turn. All of them must be from one atlas. */
  constructor(count: number, looks: readonly [Texture, ...Texture[]], flight: Flight, random: Random) {
    const lookOf = (index: number): Texture => looks[index % looks.length] ?? looks[0];
    const textures = Array.from({ length: count }, (_, index) => lookOf(index));
    const geometry = new MeshGeometry({
      positions: new Float32Array(count * CORNERS * 2),
      uvs: new Float32Array(
        textures.flatMap(({ uvs: { x0, y0, x1, y1, x2, y2, x3, y3 } }) => [x0, y0, x1, y1, x2, y2, x3, y3]),
      ),
      indices: new Uint32Array(
        textures.flatMap((_, index) => [0, 1, 2, 0, 2, 3].map((corner) => index * CORNERS + corner)),
      ),
    });
    // All pieces are drawn in one batch with the surrounding sprites.
    geometry.batchMode = 'batch';
    super({ geometry, texture: new Texture({ source: looks[0].source }), visible: false });
    this.corners = geometry.positions;
    this.flight = flight;
    this.random = random;
    this.pieces = textures.map(({ width, height }) => ({
      reachX: 0,
      reachY: 0,
      sin: 0,
      cos: 1,
      flutters: 0,
      halfWidth: (width / 2) * flight.size,
      halfHeight: (height / 2) * flight.size,
    }));
  }

  /** Throws all pieces from a point; any that are still flying disappear. */
  throw(x: number, y: number, nowMs: number): void {
    const { spread, distance, flutters } = this.flight;
    const [min, max] = distance;
    const count = this.pieces.length;
    for (let index = 0; index < count; index++) {
      const piece = this.pieces[index]!;
      const angle = (((index + this.random()) / count - 0.5) * spread * Math.PI) / 180;
      const far = min + (max - min) * this.random();
      piece.reachX = Math.sin(angle) * far;
      piece.reachY = -Math.cos(angle) * far;
      const tilt = this.random() * FULL_TURN;
      piece.sin = Math.sin(tilt);
      piece.cos = Math.cos(tilt);
      piece.flutters = flutters * (0.5 + this.random());
    }
    this.position.set(x, y);
    this.thrownMs = nowMs;
    this.visible = true;
    this.tick(nowMs);
  }

  /** True once all pieces have disappeared. */
  isOver(nowMs: number): boolean {
    return nowMs - this.thrownMs >= this.flight.lengthMs;
  }

  tick(nowMs: number): void {
    if (!this.visible) return;
    const { lengthMs, sinkPerFrame, gravity = 0 } = this.flight;
    const progress = getProgress(nowMs, this.thrownMs, lengthMs);
    const steps = (nowMs - this.thrownMs) / STEP_MS;
    const way = 1 - DECAY ** steps;
    const sunk = steps * (sinkPerFrame + (gravity * steps) / 2);
    this.visible = progress < 1;
    this.alpha = 1 - easeIn(progress);
    for (let index = 0; index < this.pieces.length; index++) {
      this.moveTo(index * CORNERS * 2, this.pieces[index]!, way, sunk, progress);
    }
    this.onViewUpdate();
  }

  clear(): void {
    this.visible = false;
  }

  /** Writes the four corners of a piece, starting at index `at`. */
  private moveTo(at: number, piece: Piece, way: number, sunk: number, progress: number): void {
    const { corners } = this;
    const x = piece.reachX * way;
    const y = piece.reachY * way + sunk;
    const { sin, cos, flutters } = piece;
    const high = piece.halfHeight * (flutters === 0 ? 1 : Math.cos(flutters * FULL_TURN * progress));
    const wideX = piece.halfWidth * cos;
    const wideY = piece.halfWidth * sin;
    const highX = -high * sin;
    const highY = high * cos;
    corners[at] = x - wideX - highX;
    corners[at + 1] = y - wideY - highY;
    corners[at + 2] = x + wideX - highX;
    corners[at + 3] = y + wideY - highY;
    corners[at + 4] = x + wideX + highX;
    corners[at + 5] = y + wideY + highY;
    corners[at + 6] = x - wideX + highX;
    corners[at + 7] = y - wideY + highY;
  }
}
