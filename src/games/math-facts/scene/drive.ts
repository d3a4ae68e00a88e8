import { easeOut, getProgress, interpolate } from '../../../stage/motion';

/** In ms: how long the cart drives after a right answer, and how long a mistake holds it. */
export const DRIVE = { lengthMs: 500, heldMs: 800 } as const;

/** The distance that the cart has driven, in points. */
export class Drive {
  private from = 0;
  private to = 0;
  private startMs = Number.NEGATIVE_INFINITY;

  get goal(): number {
    return this.to;
  }

  jumpTo(score: number): void {
    this.from = score;
    this.to = score;
    this.startMs = Number.NEGATIVE_INFINITY;
  }

  driveTo(score: number, nowMs: number): void {
    this.from = this.at(nowMs);
    this.to = score;
    this.startMs = nowMs;
  }

  /** Stops at the current position, then drives on to its destination. */
  stop(nowMs: number): void {
    this.from = this.at(nowMs);
    this.startMs = nowMs + DRIVE.heldMs;
  }

  at(nowMs: number): number {
    return interpolate(this.from, this.to, easeOut(getProgress(nowMs, this.startMs, DRIVE.lengthMs)));
  }

  /** 1 at the start of a drive, 0 when the cart is not driving. */
  speedAt(nowMs: number): number {
    if (this.from === this.to || nowMs < this.startMs) return 0;
    return 1 - getProgress(nowMs, this.startMs, DRIVE.lengthMs);
  }

  hasArrived(nowMs: number): boolean {
    return this.from === this.to || nowMs >= this.startMs + DRIVE.lengthMs;
  }
}
