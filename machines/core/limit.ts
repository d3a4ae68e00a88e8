/**
 * An answer in the same instant as its timeout counts as the answer. So a limit of `limitMs` is over only in the
 * millisecond after it: every delay that takes a question away from the player is set by this.
 */
export const pastLimit = (limitMs: number): number => limitMs + 1;

/** The whole seconds that a player is shown: what is left, rounded up, never below 0. */
export const secondsShown = (leftMs: number): number => Math.max(0, Math.ceil(leftMs / 1000));

/** When the seconds shown for a limit that ends at `endsMs` change next: the moment at which one second less is left. */
export const nextFigureMs = (endsMs: number, nowMs: number): number =>
  endsMs - Math.max(0, Math.ceil((endsMs - nowMs) / 1000) - 1) * 1000;
