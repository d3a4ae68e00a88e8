import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { oscillate } from '../../../stage/motion';
import { FRAME, type View } from '../../../stage/scene';
import { BELOW_GROUND } from './towers';

/** How far the towers drift to either side, the period of the drift, and a step too short to notice. */
const DRIFT = { units: 9, periodMs: 12_000, stepMs: 48 } as const;
/** Units from the left edge of the frame, or from the right edge if `fromRight` is set. */
const POSITIONS = [
  { x: -180, fromRight: false, inPortrait: true },
  { x: 20, fromRight: false, inPortrait: true },
  { x: 150, fromRight: false, inPortrait: false },
  { x: -280, fromRight: true, inPortrait: false },
  { x: -156, fromRight: true, inPortrait: true },
  { x: 10, fromRight: true, inPortrait: true },
] as const;

/** The towers in front of the dome. They drift farther than those in the backdrop. */
export class NearTowers extends Container {
  private readonly towers: readonly Sprite[];
  private readonly reducedMotion: boolean;
  private driftedMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.reducedMotion = reducedMotion;
    this.towers = POSITIONS.map(
      (_, index) => new Sprite({ texture: atlas.texture(`near ${index}`), anchor: { x: 0, y: 1 } }),
    );
    this.addChild(...this.towers);
  }

  layout({ shape, bottom }: View): void {
    this.y = bottom + BELOW_GROUND;
    POSITIONS.forEach(({ x, fromRight, inPortrait }, index) => {
      const tower = this.towers[index];
      if (!tower) return;
      tower.x = fromRight ? FRAME[shape].width + x : x;
      tower.visible = shape === 'landscape' || inPortrait;
    });
  }

  tick(nowMs: number): void {
    if (this.reducedMotion || nowMs - this.driftedMs < DRIFT.stepMs) return;
    this.driftedMs = nowMs;
    this.x = oscillate(nowMs, DRIFT.periodMs) * DRIFT.units;
  }
}
