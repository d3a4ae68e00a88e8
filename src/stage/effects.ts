import { Sprite, type Texture } from 'pixi.js';
import { getProgress } from './motion';

/** Maximum distance and duration of a shake, in units and milliseconds. */
const SHAKE = { units: 6, lengthMs: 200, swings: 3 } as const;
/** Nothing flashes more than three times a second (WCAG 2.3.1). */
const MIN_FLASH_GAP_MS = 340;
/** Warm sand, faintly. Saturated red can cause seizures at any rate. */
const FLASH = { tint: 0xf3c878, strength: 0.14 } as const;

/** A short shake that moves the scene sideways. Distances are in units. */
export class Shake {
  private startMs = Number.NEGATIVE_INFINITY;

  start(nowMs: number): void {
    this.startMs = nowMs;
  }

  stop(): void {
    this.startMs = Number.NEGATIVE_INFINITY;
  }

  offsetAt(nowMs: number): number {
    const progress = getProgress(nowMs, this.startMs, SHAKE.lengthMs);
    return progress >= 1 ? 0 : Math.sin(progress * Math.PI * 2 * SHAKE.swings) * SHAKE.units * (1 - progress);
  }
}

/** A mistake: a tint over the whole scene that fades immediately, at most three times a second. */
export class Flash {
  readonly body: Sprite;
  private readonly lengthMs: number;
  private startMs = Number.NEGATIVE_INFINITY;

  constructor(texture: Texture, lengthMs: number) {
    this.body = new Sprite({ texture, tint: FLASH.tint, visible: false });
    this.lengthMs = lengthMs;
  }

  start(nowMs: number): void {
    if (nowMs - this.startMs >= MIN_FLASH_GAP_MS) this.startMs = nowMs;
  }

  stop(): void {
    this.startMs = Number.NEGATIVE_INFINITY;
  }

  tick(nowMs: number): void {
    const progress = getProgress(nowMs, this.startMs, this.lengthMs);
    this.body.visible = progress < 1;
    this.body.alpha = FLASH.strength * (1 - progress);
  }
}

/** A beam of light between two points: one texture, stretched and rotated. */
export class Beam extends Sprite {
  private readonly drawnLength: number;

  /** The texture shows the beam from its left to its right edge. */
  constructor(texture: Texture) {
    super({ texture, anchor: { x: 0, y: 0.5 }, visible: false });
    this.drawnLength = texture.width;
  }

  /** Places the beam. `side` (1 or -1) is the side that it bends towards first. */
  aim(fromX: number, fromY: number, toX: number, toY: number, side: number): void {
    this.position.set(fromX, fromY);
    this.rotation = Math.atan2(toY - fromY, toX - fromX);
    this.scale.set(Math.hypot(toX - fromX, toY - fromY) / this.drawnLength, side);
  }
}
