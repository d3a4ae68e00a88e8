import { Container } from 'pixi.js';
import type { Problem } from '../../../../machines/arithmetic-hero/problems';
import type { Atlas } from '../../../stage/atlas';
import { Beam, type Particles } from '../../../stage/effects';
import { easeOut, shareOf } from '../../../stage/motion';
import { Pool } from '../../../stage/pool';
import type { View } from '../../../stage/scene';
import { ZAPPED_MS, ZappedBody } from './zapped-body';

const MOST_AT_ONCE = 5;
/** The beam: how long it grows, stays and fades, and when it bends the other way. */
const BEAM = { growMs: 90, stayMs: 120, fadeMs: 120, turnMs: 60 } as const;
/** A multi-zap reaches one card after the other. */
const BETWEEN_MS = 60;
/** How far the tick stands out over the edge of its plate. */
const TICK = 16;
const SPARK_TINTS = [0xffc529, 0x58d0c3, 0xff9a88, 0xffffff] as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One solved sum: from the hero's fist to the card. */
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
  isBroken: boolean;
}

/** Beams, the equations they leave, and the pieces into which those break. */
export class Zaps {
  readonly beams = new Container();
  readonly plates = new Container();
  private readonly beamPool: Pool<Beam>;
  private readonly platePool: Pool<ZappedBody>;
  private readonly particles: Particles;
  private readonly atlas: Atlas;
  private readonly isCalm: boolean;
  private readonly running: Running[] = [];
  private left = 0;
  private right = 0;

  constructor(atlas: Atlas, particles: Particles, isCalm: boolean) {
    this.atlas = atlas;
    this.particles = particles;
    this.isCalm = isCalm;
    this.beamPool = new Pool(
      this.beams,
      MOST_AT_ONCE,
      () => new Beam(atlas.texture('bar'), atlas.texture('dot'), isCalm),
    );
    this.platePool = new Pool(this.plates, MOST_AT_ONCE, () => new ZappedBody(atlas, isCalm));
  }

  /** The plates keep within the stage. */
  layout({ left, right }: View): void {
    this.left = left;
    this.right = right;
  }

  /** `place` counts the cards that one answer zaps, from 0. */
  start({ from, to, problem, points, scale }: Zap, place: number, nowMs: number): void {
    const { left, right } = this;
    const startMs = nowMs + place * BETWEEN_MS;
    const plate = this.platePool.take();
    plate.dress(problem, points, startMs);
    plate.scale.set(Math.min(scale, (right - left) / plate.plateWidth));
    const halfWidth = (plate.plateWidth / 2 + TICK) * plate.scale.x;
    plate.position.set(Math.min(right - halfWidth, Math.max(left + halfWidth, to.x)), to.y);
    const beam = this.beamPool.take();
    beam.visible = false;
    this.running.push({ beam, plate, from: { x: from.x, y: from.y }, startMs, isBroken: false });
  }

  tick(nowMs: number): void {
    for (let index = this.running.length - 1; index >= 0; index--) {
      const zap = this.running[index]!;
      this.shine(zap, nowMs);
      zap.plate.tick(nowMs);
      if (!zap.isBroken && nowMs - zap.startMs >= ZAPPED_MS) this.break(zap, nowMs);
      if (!zap.plate.isOver(nowMs)) continue;
      this.beamPool.giveBack(zap.beam);
      this.platePool.giveBack(zap.plate);
      this.running.splice(index, 1);
    }
  }

  /** Takes away all beams and plates. */
  clear(): void {
    for (const { beam, plate } of this.running.splice(0)) {
      this.beamPool.giveBack(beam);
      this.platePool.giveBack(plate);
    }
  }

  private shine({ beam, plate, from, startMs }: Running, nowMs: number): void {
    const { growMs, stayMs, fadeMs, turnMs } = BEAM;
    const sinceMs = nowMs - startMs;
    beam.visible = sinceMs >= 0 && sinceMs < growMs + stayMs + fadeMs;
    if (!beam.visible) return;
    const reach = this.isCalm ? 1 : easeOut(shareOf(nowMs, startMs, growMs));
    const side = Math.floor(sinceMs / turnMs) % 2 === 0 ? 1 : -1;
    beam.aim(from.x, from.y, from.x + (plate.x - from.x) * reach, from.y + (plate.y - from.y) * reach, side);
    beam.alpha = 1 - shareOf(nowMs, startMs + growMs + stayMs, fadeMs);
  }

  private break(zap: Running, nowMs: number): void {
    zap.isBroken = true;
    if (this.isCalm) return;
    const { x, y } = zap.plate;
    const shards = [this.atlas.texture('shard')];
    const sparks = [this.atlas.texture('spark'), this.atlas.texture('dot')];
    this.particles.burst(
      x,
      y,
      { count: 10, textures: shards, tints: [0xeafbe2, 0xb0e59f], reach: 110, lengthMs: 420, size: 1.1, drop: 60 },
      nowMs,
    );
    this.particles.burst(
      x,
      y,
      { count: 14, textures: sparks, tints: SPARK_TINTS, reach: 130, lengthMs: 620, size: 0.8, drop: 20 },
      nowMs,
    );
  }
}
