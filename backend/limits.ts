/** How often things may be asked for. Supabase's own figures, an hour's where Supabase counts five minutes of a public service. */
export interface Limits {
  /** Between two mails to one address. */
  readonly secondsBetweenMails: number;
  /** Requests for a mail from one network address, in five minutes. */
  readonly mailsPerIp: number;
  /** Links and codes tried from one network address, in an hour. */
  readonly verificationsPerIp: number;
  /** Sessions refreshed from one network address, in an hour. */
  readonly refreshesPerIp: number;
}

export const LIMITS: Limits = {
  secondsBetweenMails: 60,
  mailsPerIp: 30,
  verificationsPerIp: 360,
  refreshesPerIp: 1800,
};

export const FIVE_MINUTES_MS = 300_000;
export const HOUR_MS = 3_600_000;

/** From here on those that have not asked for a while are forgotten. */
const MOST_KEPT = 10_000;

/** Lets everybody do something `most` times at once, and again as time passes: `most` times in `windowMs`. */
export class Limiter {
  /** When each would be back to having asked for nothing. */
  readonly #restedAt = new Map<string, number>();
  readonly #windowMs: number;
  readonly #costMs: number;
  readonly #now: () => number;

  constructor(most: number, windowMs: number, now: () => number) {
    this.#windowMs = windowMs;
    this.#costMs = windowMs / most;
    this.#now = now;
  }

  /** Whether somebody may do it once more now; if so, it counts. */
  take(who: string): boolean {
    const now = this.#now();
    if (this.#restedAt.size >= MOST_KEPT)
      for (const [one, restedAt] of this.#restedAt) if (restedAt <= now) this.#restedAt.delete(one);
    const restedAt = Math.max(now, this.#restedAt.get(who) ?? 0) + this.#costMs;
    if (restedAt - now > this.#windowMs) return false;
    this.#restedAt.set(who, restedAt);
    return true;
  }
}
