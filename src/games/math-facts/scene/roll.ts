/** Speed of the road while the player thinks, in units per second. After a mistake it is slower for `slowMs`. */
export const ROLL = { speed: 40, slowSpeed: 15, slowMs: 600 } as const;

const SECOND_MS = 1000;

/**
 * How far the cart has rolled while the player was thinking. It never stops completely, but rolling scores no
 * points.
 */
export class Roll {
  private from = 0;
  private sinceMs = 0;
  private slowUntilMs = Number.NEGATIVE_INFINITY;
  private isOn = false;

  setRolling(isOn: boolean, nowMs: number): void {
    if (isOn === this.isOn) return;
    this.settle(nowMs);
    this.isOn = isOn;
  }

  slow(nowMs: number): void {
    this.settle(nowMs);
    this.slowUntilMs = nowMs + ROLL.slowMs;
  }

  /** The distance so far, in units. */
  at(nowMs: number): number {
    if (!this.isOn) return this.from;
    const slowMs = Math.max(0, Math.min(nowMs, this.slowUntilMs) - this.sinceMs);
    const fastMs = nowMs - this.sinceMs - slowMs;
    return this.from + (slowMs * ROLL.slowSpeed + fastMs * ROLL.speed) / SECOND_MS;
  }

  isStill(): boolean {
    return !this.isOn;
  }

  private settle(nowMs: number): void {
    this.from = this.at(nowMs);
    this.sinceMs = nowMs;
  }
}
