import { Container, Sprite } from 'pixi.js';
import { seededRandom } from '../../../machines/core/random';
import type { Area } from '../../stage/area';
import type { Atlas } from '../../stage/atlas';
import { easeOut, getProgress } from '../../stage/motion';
import { Swarm } from '../../stage/swarm';

/**
 * Two sizes of pieces. The light ones fly far, the heavy ones stay near. With the swarm's air resistance, a reach of
 * 100 units means a speed of 630 units per second.
 */
const LENGTH_MS = 800;
const LIGHT = {
  lengthMs: LENGTH_MS,
  spread: 320,
  distance: [60, 210],
  sinkPerFrame: 0,
  gravity: 0.16,
  size: 1,
} as const;
const HEAVY = {
  lengthMs: LENGTH_MS,
  spread: 240,
  distance: [40, 150],
  sinkPerFrame: 0,
  gravity: 0.34,
  size: 1.5,
} as const;
const PIECES = { light: 14, heavy: 10 } as const;
const RING = { radius: 140, lengthMs: 260 } as const;

/** The effect of a right answer in every game: a burst of sparks that fall, and one ring, from where it was given. */
export class AnswerBurst extends Container {
  private readonly reducedMotion: boolean;
  private readonly swarms: readonly [Swarm, Swarm];
  private readonly ring: Sprite;
  private readonly ringScale: number;
  private sinceMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.reducedMotion = reducedMotion;
    const [large, small] = [atlas.texture('moment spark large'), atlas.texture('moment spark small')];
    this.swarms = [
      new Swarm(PIECES.light, [small, large], { ...LIGHT, flutters: 0 }, seededRandom(7, 'light')),
      new Swarm(PIECES.heavy, [large], { ...HEAVY, flutters: 0 }, seededRandom(7, 'heavy')),
    ];
    const texture = atlas.texture('moment ring');
    this.ring = new Sprite({ texture, anchor: 0.5, visible: false });
    this.ringScale = (2 * RING.radius) / texture.width;
    this.addChild(this.ring, ...this.swarms);
  }

  /** Starts in the middle of an area. Does nothing with reduced motion. */
  begin({ x, y, width, height }: Area, nowMs: number): void {
    if (this.reducedMotion) return;
    this.sinceMs = nowMs;
    this.ring.position.set(x + width / 2, y + height / 2);
    for (const swarm of this.swarms) swarm.throw(x + width / 2, y + height / 2, nowMs);
    this.tick(nowMs);
  }

  /** Stops the burst, so that nothing flies over the next question. */
  clear(): void {
    this.sinceMs = Number.NEGATIVE_INFINITY;
    this.ring.visible = false;
    for (const swarm of this.swarms) swarm.clear();
  }

  isStill(nowMs: number): boolean {
    return nowMs - this.sinceMs >= LENGTH_MS;
  }

  tick(nowMs: number): void {
    const progress = getProgress(nowMs, this.sinceMs, RING.lengthMs);
    this.ring.visible = progress < 1;
    this.ring.alpha = 1 - progress;
    this.ring.scale.set(this.ringScale * easeOut(progress));
    this.swarms[0].tick(nowMs);
    this.swarms[1].tick(nowMs);
  }
}
