import { getProgress, interpolate } from '../../../stage/motion';

/** How long warp mode takes to start and to end, in ms. */
const LENGTH_MS = { on: 600, off: 400 } as const;

/** The strength of warp mode, from 0 to 1. */
export class WarpDrive {
  private state: 'on' | 'off' = 'off';
  private from = 0;
  private sinceMs = Number.NEGATIVE_INFINITY;

  /** Starts or ends warp mode. There is no transition if `isAtOnce`. */
  turn(state: 'on' | 'off', nowMs: number, isAtOnce: boolean): void {
    if (state === this.state && !isAtOnce) return;
    this.from = this.progressAt(nowMs);
    this.state = state;
    this.sinceMs = isAtOnce ? Number.NEGATIVE_INFINITY : nowMs;
  }

  progressAt(nowMs: number): number {
    const progress = getProgress(nowMs, this.sinceMs, LENGTH_MS[this.state]);
    return interpolate(this.from, this.state === 'on' ? 1 : 0, progress);
  }
}
