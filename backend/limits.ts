/**
 * Rate limits. A network is one IPv4 address, such as that of a whole school, or 64 bits of IPv6;
 * `getContainingNetworks` says how wider networks count.
 */
export interface Limits {
  /**
   * Seconds between the first two emails to an address. Each later pause is twice as long, up to
   * the lifetime of a link.
   */
  readonly secondsBetweenEmails: number;
  /** Wrong codes per address and day, from all networks. */
  readonly codesPerAddressPerDay: number;
  /** Emails requested by one network in five minutes: enough for a whole class at the same time. */
  readonly emailsPerIp: number;
  /** Emails requested by one network in an hour: few enough that no single network can use up the global limit. */
  readonly emailsPerIpPerHour: number;
  /**
   * Of these, emails to addresses that were never confirmed: enough for a class of thirty that signs up in one lesson,
   * even if half of them ask twice. It would take ten networks to use up the quota for new addresses.
   */
  readonly signUpEmailsPerIpPerHour: number;
  /**
   * Emails requested by all networks together in an hour. A quarter of them is reserved for
   * confirmed addresses.
   */
  readonly emailsPerHour: number;
  /** Links and codes tried by one network in an hour. */
  readonly verificationsPerIp: number;
  /** Sessions refreshed by one network in an hour. */
  readonly refreshesPerIp: number;
  /**
   * Requests from one network that query the database, per minute: enough for a whole school that
   * opens the site at the same time.
   */
  readonly requestsPerIp: number;
}

/**
 * The limits of supabase/config.toml, which a test compares; some are per hour where Supabase
 * counts five minutes. Supabase does not limit emails per hour and network, codes per address or
 * requests per network; its codes are longer instead.
 */
export const LIMITS: Limits = {
  secondsBetweenEmails: 60,
  codesPerAddressPerDay: 20,
  emailsPerIp: 30,
  emailsPerIpPerHour: 120,
  signUpEmailsPerIpPerHour: 45,
  emailsPerHour: 600,
  verificationsPerIp: 360,
  refreshesPerIp: 1800,
  requestsPerIp: 1200,
};

export const MINUTE_MS = 60_000;
export const FIVE_MINUTES_MS = 300_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/**
 * The part of an hour's emails that is reserved for confirmed addresses, so that strangers who
 * request emails for made-up addresses cannot lock anyone out.
 */
export const countReservedEmails = (mails: number): number => Math.floor(mails / 4);

const DAY_SECONDS = 86_400;

/** Lifetimes in seconds, as in supabase/config.toml, which a test compares. */
export const LIFETIMES = {
  /** The link and the code in an email. */
  link: 3600,
  accessToken: 3600,
  /** A session, no matter how often it is used. */
  session: 90 * DAY_SECONDS,
  /** A session that is not used. */
  idleSession: 30 * DAY_SECONDS,
} as const;

export const CODE_DIGITS = 6;

/**
 * Above this size, entries that no longer matter are removed, at most once per `SWEEP_MS`, because
 * that reads every entry.
 */
const MAX_ENTRIES = 10_000;
const SWEEP_MS = MINUTE_MS;

/**
 * Allows each `who` a burst of `max` requests, and refills that allowance evenly over `windowMs`.
 */
export class Limiter {
  /** When each `who` will have its full allowance again. */
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

  /** Whether `who` can make a request now; if so, counts it. `times` multiplies the limit. */
  take(who: string, times = 1): boolean {
    const now = this.#now();
    if (this.#restedAt.size >= MAX_ENTRIES && now - this.#sweptAt >= SWEEP_MS) this.#sweep(now);
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
