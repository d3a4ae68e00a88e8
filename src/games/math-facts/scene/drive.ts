import { between, easeOut, progressOf } from '../../../stage/motion';

/** How long the cart takes to drive on after a right answer, and how long a mistake stops it, in milliseconds. */
export const DRIVE = { lengthMs: 500, stopMs: 400 } as const;

/** The way of the cart: how many points it has driven at a moment. */
export class Drive {
  private from = 0;
  private to = 0;
  private startMs = Number.NEGATIVE_INFINITY;

  /** Where it goes. */
  get goal(): number {
    return this.to;
  }

  /** Puts the cart to a place at once. */
  jump(score: number): void {
    this.from = score;
    this.to = score;
    this.startMs = Number.NEGATIVE_INFINITY;
  }

  /** Drives on to a score from wherever the cart is. */
  go(score: number, nowMs: number): void {
    this.from = this.at(nowMs);
    this.to = score;
    this.startMs = nowMs;
  }

  /** Stops where the cart is; it then goes on to where it was going. */
  stop(nowMs: number): void {
    this.from = this.at(nowMs);
    this.startMs = nowMs + DRIVE.stopMs;
  }

  at(nowMs: number): number {
    return between(this.from, this.to, easeOut(progressOf(nowMs, this.startMs, DRIVE.lengthMs)));
  }

  /** How fast it drives: 1 when it sets out, 0 where it stands. */
  speedAt(nowMs: number): number {
    if (this.from === this.to || nowMs < this.startMs) return 0;
    return 1 - progressOf(nowMs, this.startMs, DRIVE.lengthMs);
  }

  /** Whether it has come to where it goes. */
  isThere(nowMs: number): boolean {
    return this.from === this.to || nowMs >= this.startMs + DRIVE.lengthMs;
  }
}
