import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { getProgress } from '../../../stage/motion';
import type { BoardLayout } from './layout';

const BULBS = 10;
/** Minimum height of the awning for bulbs to fit on it, in layout units. */
const BULBS_FROM = 60;
/** How long the light takes to run along the bulbs, and how many are out as it passes. */
const RUN = { lengthMs: 450, width: 3 } as const;

/** The moving part of the booth: ten bulbs below its awning. A light runs along them after a hit. */
export class Booth extends Container {
  private readonly atlas: Atlas;
  private readonly bulbs: readonly Sprite[];
  private runMs = Number.NEGATIVE_INFINITY;
  private isRunning = false;

  constructor(atlas: Atlas) {
    super();
    this.atlas = atlas;
    this.bulbs = Array.from({ length: BULBS }, () => new Sprite({ texture: atlas.texture('bulb lit'), anchor: 0.5 }));
    this.addChild(...this.bulbs);
  }

  layout({ booth: { x, y, width }, awning }: BoardLayout): void {
    this.bulbs.forEach((bulb, index) => {
      bulb.visible = awning >= BULBS_FROM;
      bulb.position.set(x + (width * (index + 0.5)) / BULBS, y + awning + 5);
    });
  }

  /** Runs the light along the bulbs once. */
  run(nowMs: number): void {
    this.runMs = nowMs;
    this.isRunning = true;
  }

  tick(nowMs: number): void {
    if (!this.isRunning) return;
    const progress = getProgress(nowMs, this.runMs, RUN.lengthMs);
    this.isRunning = progress < 1;
    const at = progress * (BULBS + RUN.width);
    for (let index = 0; index < BULBS; index++) {
      const isOut = this.isRunning && index <= at && index > at - RUN.width;
      const bulb = this.bulbs[index]!;
      bulb.texture = this.atlas.texture(isOut ? 'bulb' : 'bulb lit');
    }
  }
}
