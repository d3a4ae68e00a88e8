import { Sprite } from 'pixi.js';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { ghostScore } from '../../../../machines/math-facts/rules';
import type { Atlas } from '../../../stage/atlas';
import type { View } from '../../../stage/scene';
import { GHOST_AREA } from './drawings';
import { ABOVE_BOTTOM, cartPosition, UNITS_PER_POINT } from './layout';

export interface GhostView {
  /** The best score before this race. If it is 0, there is no ghost. */
  readonly best: number;
  /** The whole seconds left on the clock; null without a time limit. */
  readonly secondsLeft: number | null;
  readonly time: TimeSetting;
  /** False while the race waits for the player. */
  readonly isDriving: boolean;
}

const SECOND_MS = 1000;
/** Half the length of the ghost, in units. */
const REACH = 80;

/**
 * The ghost of the player's best race, at a steady speed. If it is too far ahead, it waits at the edge of the canvas so
 * that the player can still catch it. If it is far behind, it is not visible.
 */
export class Ghost extends Sprite {
  private shown: GhostView | null = null;
  private sinceMs = 0;
  /** How much of the current second had passed when the ghost last stopped, in ms. */
  private passedMs = 0;
  private cartX = 0;
  private leftEdge = 0;
  private rightEdge = 0;

  constructor(atlas: Atlas) {
    const [left, top, width, height] = GHOST_AREA;
    super({ texture: atlas.texture('ghost'), anchor: { x: -left / width, y: -top / height }, visible: false });
  }

  layout(view: View): void {
    this.cartX = cartPosition(view).x;
    this.y = view.bottom - ABOVE_BOTTOM.ghost;
    this.leftEdge = view.left - REACH;
    this.rightEdge = view.right - REACH;
  }

  reset(): void {
    this.shown = null;
  }

  show(shown: GhostView, nowMs: number): void {
    this.passedMs = shown.secondsLeft === this.shown?.secondsLeft ? this.passedAt(nowMs) : 0;
    this.sinceMs = nowMs;
    this.shown = shown;
  }

  /** Moves the ghost relative to a cart at this score. */
  tick(cartScore: number, nowMs: number): void {
    if (this.shown === null) return;
    const { best, time } = this.shown;
    const score = ghostScore(best, this.secondsLeftAt(nowMs), time);
    this.x = Math.min(this.cartX + (score - cartScore) * UNITS_PER_POINT, this.rightEdge);
    this.visible = best > 0 && this.x > this.leftEdge;
  }

  /** The time left in the race in fractional seconds; null without a time limit. */
  secondsLeftAt(nowMs: number): number | null {
    const secondsLeft = this.shown?.secondsLeft ?? null;
    if (secondsLeft === null) return null;
    return Math.max(0, secondsLeft - Math.min(this.passedAt(nowMs) / SECOND_MS, 1));
  }

  isStill(): boolean {
    if (this.shown === null || this.shown.best === 0) return true;
    const { secondsLeft, isDriving } = this.shown;
    return secondsLeft === null || secondsLeft === 0 || !isDriving;
  }

  /** How long the ghost has driven in the current second, in ms. */
  private passedAt(nowMs: number): number {
    return this.passedMs + (this.shown?.isDriving ? nowMs - this.sinceMs : 0);
  }
}
