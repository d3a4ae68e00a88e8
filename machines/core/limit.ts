/**
 * The delay after which a limit of `limitMs` has passed. An answer in the same millisecond as the timeout still counts,
 * so the delay is one millisecond longer than the limit. Every delay that takes a question away from the player uses
 * this.
 */
export const timeoutDelay = (limitMs: number): number => limitMs + 1;

/** The whole seconds that a player sees: the time left, rounded up, never below 0. */
export const displayedSeconds = (leftMs: number): number => Math.max(0, Math.ceil(leftMs / 1000));

/** When the displayed seconds of a limit that ends at `endsMs` change next. */
export const nextSecondMs = (endsMs: number, nowMs: number): number =>
  endsMs - Math.max(0, Math.ceil((endsMs - nowMs) / 1000) - 1) * 1000;
