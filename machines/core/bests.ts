/** The most that was reached in rounds of one kind: 0 where none was played. */
export interface Best {
  readonly score: number;
  readonly streak: number;
}

/** The bests of one game, by kind of round: its mode, its difficulty and its time setting, joined by dots. */
export type Bests = Readonly<Record<string, Best>>;

/** What a first round has to beat. */
export const NO_BEST: Best = { score: 0, streak: 0 };

/** The name of a kind of round: `classic.normal`. Bests of different time settings are kept apart. */
export const kindOf = (...settings: readonly string[]): string => settings.join('.');

/** The best of a kind of round. */
export const bestOf = (bests: Bests, kind: string): Best =>
  (Object.hasOwn(bests, kind) ? bests[kind] : null) ?? NO_BEST;

/** The bests after a round of this kind has come so far; the very same ones where nothing is better. */
export function withReached(bests: Bests, kind: string, { score, streak }: Best): Bests {
  const best = bestOf(bests, kind);
  if (score <= best.score && streak <= best.streak) return bests;
  return { ...bests, [kind]: { score: Math.max(score, best.score), streak: Math.max(streak, best.streak) } };
}

/**
 * Whether a round ends with a new best score: higher than the best before it began, and than what another tab has come to
 * since. Its own score may stand among the bests already, since they are kept with each answer.
 */
export const isNewBest = (score: number, before: Best, now: Best): boolean =>
  score > before.score && score >= now.score;
