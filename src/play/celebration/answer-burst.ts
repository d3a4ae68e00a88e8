import { Container, Sprite } from 'pixi.js';
import { seededRandom } from '../../../machines/core/random';
import type { Area } from '../../stage/area';
import type { Atlas } from '../../stage/atlas';
import { easeOut, getProgress } from '../../stage/motion';
import { Swarm } from '../../stage/swarm';

/** With the swarm's air resistance, a reach of 60 to 98 units means a speed of 380 to 620 units per second. */
const BURST = { lengthMs: 560, spread: 360, distance: [60, 98], sinkPerFrame: 1.6, size: 1, flutters: 0 } as const;
const PIECES = 24;
const RING = { radius: 140, lengthMs: 260 } as const;

/** The effect of a right answer in every game: one burst and one ring from where it was given. */
export class AnswerBurst extends Container {
  private readonly reducedMotion: boolean;
  private readonly burst: Swarm;
  private readonly ring: Sprite;
  private readonly ringScale: number;
  private sinceMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.reducedMotion = reducedMotion;
    const looks = [atlas.texture('moment spark large'), atlas.texture('moment spark small')] as const;
    this.burst = new Swarm(PIECES, looks, BURST, seededRandom(7, 'moment'));
    const texture = atlas.texture('moment ring');
    this.ring = new Sprite({ texture, anchor: 0.5, visible: false });
    this.ringScale = (2 * RING.radius) / texture.width;
    this.addChild(this.ring, this.burst);
  }

  /** Starts in the middle of an area. Does nothing with reduced motion. */
  begin({ x, y, width, height }: Area, nowMs: number): void {
    if (this.reducedMotion) return;
    this.sinceMs = nowMs;
    this.ring.position.set(x + width / 2, y + height / 2);
    this.burst.throw(x + width / 2, y + height / 2, nowMs);
    this.tick(nowMs);
  }

  /** Stops the burst, so that nothing flies over the next question. */
  clear(): void {
    this.sinceMs = Number.NEGATIVE_INFINITY;
    this.ring.visible = false;
    this.burst.clear();
  }

  isStill(nowMs: number): boolean {
    return nowMs - this.sinceMs >= BURST.lengthMs;
  }

  tick(nowMs: number): void {
    const progress = getProgress(nowMs, this.sinceMs, RING.lengthMs);
    this.ring.visible = progress < 1;
    this.ring.alpha = 1 - progress;
    this.ring.scale.set(this.ringScale * easeOut(progress));
    this.burst.tick(nowMs);
  }
}
