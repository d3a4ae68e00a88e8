import { Sprite } from 'pixi.js';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { ghostScore } from '../../../../machines/math-facts/rules';
import type { Atlas } from '../../../stage/atlas';
import { shareOf } from '../../../stage/motion';
import type { View } from '../../../stage/scene';
import { GHOST_AREA } from './drawings';
import { ABOVE_BOTTOM, cartPlace, UNITS_A_POINT } from './layout';

/** How the ghost of the own best drives now. */
export interface GhostView {
  /** The best score before this race; 0 where there is none, and no ghost. */
  readonly best: number;
  /** The whole seconds shown; null without a limit. */
  readonly secondsLeft: number | null;
  readonly time: TimeSetting;
  /** False while the race waits for the player. */
  readonly isDriving: boolean;
}

const SECOND_MS = 1000;
/** From the middle of the ghost to its end, in units. */
const REACH = 80;

/**
 * The ghost of the own best. It drives evenly from second to second. Where it is too far ahead it waits at the edge of
 * the picture, as what is to be caught; far behind it is out of sight.
 */
export class Ghost extends Sprite {
  private shown: GhostView | null = null;
  private sinceMs = 0;
  private score = 0;
  private cartX = 0;
  private leftEdge = 0;
  private rightEdge = 0;

  constructor(atlas: Atlas) {
    const [left, top, width, height] = GHOST_AREA;
    super({ texture: atlas.texture('ghost'), anchor: { x: -left / width, y: -top / height }, visible: false });
  }

  layout(view: View): void {
    this.cartX = cartPlace(view).x;
    this.y = view.bottom - ABOVE_BOTTOM.ghost;
    this.leftEdge = view.left - REACH;
    this.rightEdge = view.right - REACH;
  }

  /** Stands at the start again. */
  begin(): void {
    this.shown = null;
    this.score = 0;
  }

  show(shown: GhostView, nowMs: number): void {
    if (shown.secondsLeft !== this.shown?.secondsLeft || shown.isDriving !== this.shown.isDriving) this.sinceMs = nowMs;
    this.shown = shown;
  }

  /** Stands to where it is when the cart has come to a score. */
  tick(cartScore: number, nowMs: number): void {
    if (this.shown === null) return;
    const { best, secondsLeft, time, isDriving } = this.shown;
    const passed = isDriving ? shareOf(nowMs, this.sinceMs, SECOND_MS) : 0;
    // It never rolls back, as it else would by the part of a second in which a mistake fell.
    const score = ghostScore(best, secondsLeft === null ? null : Math.max(0, secondsLeft - passed), time);
    this.score = Math.max(this.score, score);
    this.x = Math.min(this.cartX + (this.score - cartScore) * UNITS_A_POINT, this.rightEdge);
    this.visible = best > 0 && this.x > this.leftEdge;
  }

  isStill(): boolean {
    if (this.shown === null || this.shown.best === 0) return true;
    const { secondsLeft, isDriving } = this.shown;
    return secondsLeft === null || secondsLeft === 0 || !isDriving;
  }
}
