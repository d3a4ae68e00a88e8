/** A break is suggested after this much playing time. Then the count starts again. */
const BREAK_AFTER_MS = 10 * 60_000;

/** How long games were played, in real milliseconds, without pauses and gaps. */
class PlayTime {
  private sinceBreakMs = 0;

  get isBreakDue(): boolean {
    return this.sinceBreakMs >= BREAK_AFTER_MS;
  }

  add(ms: number): void {
    this.sinceBreakMs += ms;
  }

  /** Restarts the count. */
  suggestBreak(): void {
    this.sinceBreakMs = 0;
  }
}

/** The playing time in this tab, over all of its games. */
export const playTime = new PlayTime();
