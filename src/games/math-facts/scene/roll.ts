import { DRIVE } from './drive';

/** Speed of the road while the player thinks, in units per second. */
const SPEED = 40;
const SECOND_MS = 1000;

/** How far the cart has rolled while the player was thinking. Rolling scores no points. */
export class Roll {
  private from = 0;
  private sinceMs = 0;
  private isOn = false;

  setRolling(isOn: boolean, nowMs: number): void {
    if (isOn === this.isOn) return;
    this.from = this.at(nowMs);
    this.sinceMs = Math.max(nowMs, this.sinceMs);
    this.isOn = isOn;
  }

  hold(nowMs: number): void {
    this.from = this.at(nowMs);
    this.sinceMs = nowMs + DRIVE.heldMs;
  }

  /** The distance so far, in units. */
  at(nowMs: number): number {
    return this.isOn ? this.from + (Math.max(0, nowMs - this.sinceMs) * SPEED) / SECOND_MS : this.from;
  }

  isStill(): boolean {
    return !this.isOn;
  }
}
