import { Container } from 'pixi.js';
import type { Problem } from '../../../../machines/arithmetic-hero/problems';
import type { Atlas } from '../../../stage/atlas';
import { Beam } from '../../../stage/effects';
import { easeOut, getProgress } from '../../../stage/motion';
import { Pool } from '../../../stage/pool';
import type { View } from '../../../stage/scene';
import { pointBelowScore } from './confetti';
import { ZapPieces } from './zap-pieces';
import { ZAPPED_MS, ZappedBody } from './zapped-body';

const MAX_AT_ONCE = 5;
/** How long the beam grows, stays and fades, and how often its bend changes, in ms. */
const BEAM = { growMs: 90, stayMs: 120, fadeMs: 120, turnMs: 60 } as const;
/** A multi-zap hits the cards one by one, this many ms apart. */
const BETWEEN_MS = 60;
/** How far the tick extends past the edge of its plate, and how far the points are above the plate's centre. */
const OUT = { tick: 16, points: 72 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Zap {
  readonly from: Point;
  readonly to: Point;
  readonly problem: Problem;
  readonly points: number;
  readonly scale: number;
}

interface Running {
  readonly beam: Beam;
  readonly plate: ZappedBody;
  readonly from: Point;
  readonly startMs: number;
  readonly pieces: ZapPieces;
  state: 'whole' | 'broken';
}

/** Beams, the equations that they leave behind, and the pieces that those break into. */
export class Zaps {
  readonly beams = new Container();
  readonly plates = new Container();
  readonly pieces = new Container();
  private readonly beamPool: Pool<Beam>;
  private readonly platePool: Pool<ZappedBody>;
  private readonly piecesPool: Pool<ZapPieces>;
  private readonly reducedMotion: boolean;
  private readonly running: Running[] = [];
  private left = 0;
  private right = 0;
  private top = 0;
  private score: Point = { x: 0, y: 0 };

  constructor(atlas: Atlas, reducedMotion: boolean) {
    this.reducedMotion = reducedMotion;
    this.beamPool = new Pool(
      this.beams,
      MAX_AT_ONCE,
      () => new Beam(atlas.texture(reducedMotion ? 'beam calm' : 'beam')),
    );
    this.piecesPool = new Pool(this.pieces, MAX_AT_ONCE, () => new ZapPieces(atlas));
    this.platePool = new Pool(this.plates, MAX_AT_ONCE, () => new ZappedBody(atlas, reducedMotion));
  }

  /** Keeps zapped equations inside the stage. */
  layout(view: View): void {
    this.left = view.left;
    this.right = view.right;
    this.top = view.top;
    this.score = pointBelowScore(view);
  }

  /** `position` counts the cards that one answer zaps, starting at 0. */
  start({ from, to, problem, points, scale }: Zap, position: number, nowMs: number): void {
    const { left, right, top } = this;
    const startMs = nowMs + position * BETWEEN_MS;
    const plate = this.platePool.take();
    plate.setProblem(problem, points, startMs);
    plate.scale.set(Math.min(scale, (right - left) / plate.plateWidth));
    const halfWidth = (plate.plateWidth / 2 + OUT.tick) * plate.scale.x;
    const x = Math.min(right - halfWidth, Math.max(left + halfWidth, to.x));
    plate.put(x, Math.max(top + OUT.points * plate.scale.y, to.y), this.score);
    const beam = this.beamPool.take();
    beam.visible = false;
    const pieces = this.piecesPool.take();
    this.running.push({ beam, plate, pieces, from: { x: from.x, y: from.y }, startMs, state: 'whole' });
  }

  /**
   * Pixi rebuilds all render instructions whenever an object becomes visible or hidden. Changes are therefore
   * bundled: at the zap, when the plate breaks, and when the last piece is gone. Anything that ends between
   * these is only made transparent.
   */
  tick(nowMs: number): void {
    for (let index = this.running.length - 1; index >= 0; index--) {
      const zap = this.running[index]!;
      if (zap.state === 'whole') this.shine(zap, nowMs);
      zap.plate.tick(nowMs);
      if (zap.state === 'whole' && nowMs - zap.startMs >= ZAPPED_MS) this.break(zap, nowMs);
      zap.pieces.tick(nowMs);
      if (!zap.plate.isOver(nowMs) || (zap.state === 'broken' && !zap.pieces.isOver(nowMs))) continue;
      this.running.splice(index, 1);
      this.giveBack(zap);
    }
  }

  clear(): void {
    for (const zap of this.running.splice(0)) this.giveBack(zap);
  }

  private giveBack({ beam, plate, pieces }: Running): void {
    pieces.clear();
    this.beamPool.release(beam);
    this.platePool.release(plate);
    this.piecesPool.release(pieces);
  }

  private shine({ beam, plate, from, startMs }: Running, nowMs: number): void {
    const { growMs, stayMs, fadeMs, turnMs } = BEAM;
    const sinceMs = nowMs - startMs;
    beam.visible = sinceMs >= 0;
    beam.alpha = 1 - getProgress(nowMs, startMs + growMs + stayMs, fadeMs);
    if (sinceMs < 0 || beam.alpha === 0) return;
    const reach = this.reducedMotion ? 1 : easeOut(getProgress(nowMs, startMs, growMs));
    const side = Math.floor(sinceMs / turnMs) % 2 === 0 ? 1 : -1;
    beam.aim(from.x, from.y, from.x + (plate.x - from.x) * reach, from.y + (plate.y - from.y) * reach, side);
  }

  private break(zap: Running, nowMs: number): void {
    zap.state = 'broken';
    zap.beam.visible = false;
    if (!this.reducedMotion) zap.pieces.throw(zap.plate.x, zap.plate.y, nowMs);
  }
}
