/**
 * How often things can be asked for. A network is one IPv4 address, as a whole school has, or 64 bits of IPv6; of the
 * wider networks around these see `networksOf`.
 */
export interface Limits {
  /** Between the first two emails to one address; each pause after that is twice as long, up to the life of a link. */
  readonly secondsBetweenMails: number;
  /** Wrong codes tried for one address in a day, from wherever. */
  readonly codesPerAddressADay: number;
  /** Requests for a mail from one network, in five minutes: a class at once. */
  readonly mailsPerIp: number;
  /** The same in an hour: so few that one network alone cannot use up the mail of all. */
  readonly mailsPerIpAnHour: number;
  /**
   * Of these, emails to addresses that were never confirmed: a class of thirty that signs up in one lesson, half of whom
   * ask twice. It takes ten networks to use up the share of new addresses.
   */
  readonly signUpMailsPerIpAnHour: number;
  /** Requests for a mail from all networks together, in an hour. New addresses leave a quarter to confirmed ones. */
  readonly mailsAnHour: number;
  /** Links and codes tried from one network, in an hour. */
  readonly verificationsPerIp: number;
  /** Sessions refreshed from one network, in an hour. */
  readonly refreshesPerIp: number;
  /** Requests from one network that ask the database, in a minute: a whole school that opens the site at once. */
  readonly requestsPerIp: number;
}

/**
 * As supabase/config.toml has them, which a test compares: an hour's where Supabase counts five minutes of a public service.
 * For a network's hour of mail, for one address and for a network's requests it knows no limit; its codes are longer instead.
 */
export const LIMITS: Limits = {
  secondsBetweenMails: 60,
  codesPerAddressADay: 20,
  mailsPerIp: 30,
  mailsPerIpAnHour: 120,
  signUpMailsPerIpAnHour: 45,
  mailsAnHour: 600,
  verificationsPerIp: 360,
  refreshesPerIp: 1800,
  requestsPerIp: 1200,
};

export const MINUTE_MS = 60_000;
export const FIVE_MINUTES_MS = 300_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** What new addresses leave of an hour's mail, so that strangers who type addresses shut nobody out who has an account. */
export const leftForConfirmed = (mails: number): number => Math.floor(mails / 4);

const DAY_SECONDS = 86_400;

/** How long what signs somebody in lasts, in seconds; as in supabase/config.toml, which a test compares. */
export const LIVES = {
  /** The link and the code of a mail. */
  link: 3600,
  accessToken: 3600,
  /** A session, however often it is used. */
  session: 90 * DAY_SECONDS,
  /** A session that nobody uses. */
  idleSession: 30 * DAY_SECONDS,
} as const;

/** How many digits the code of a mail has. */
export const CODE_DIGITS = 6;

/** From here on those that have not asked for a while are forgotten, once in `SWEEP_MS` since that looks at everybody. */
const MAX_KEPT = 10_000;
const SWEEP_MS = MINUTE_MS;

/** Lets everybody do something `most` times at once, and again as time passes: `most` times in `windowMs`. */
export class Limiter {
  /** When each would be back to having asked for nothing. */
  readonly #restedAt = new Map<string, number>();
  readonly #windowMs: number;
  readonly #costMs: number;
  readonly #now: () => number;
  #sweptAt = Number.NEGATIVE_INFINITY;

  constructor(max: number, windowMs: number, now: () => number) {
    this.#windowMs = windowMs;
    this.#costMs = windowMs / max;
    this.#now = now;
  }

  /** Whether somebody may do it once more now; if so, it counts. Whoever may do it `times` as often pays so much less. */
  take(who: string, times = 1): boolean {
    const now = this.#now();
    if (this.#restedAt.size >= MAX_KEPT && now - this.#sweptAt >= SWEEP_MS) this.#sweep(now);
    const restedAt = Math.max(now, this.#restedAt.get(who) ?? 0) + this.#costMs / times;
    if (restedAt - now > this.#windowMs) return false;
    this.#restedAt.set(who, restedAt);
    return true;
  }

  /** Undoes one `take`. */
  giveBack(who: string): void {
    const restedAt = this.#restedAt.get(who);
    if (restedAt !== undefined) this.#restedAt.set(who, restedAt - this.#costMs);
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const [one, restedAt] of this.#restedAt) if (restedAt <= now) this.#restedAt.delete(one);
  }
}
