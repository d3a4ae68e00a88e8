/** The best score and the longest streak for one kind of round, both 0 before the first round. */
export interface PersonalBest {
  readonly score: number;
  readonly streak: number;
}

/** A game's best results by kind of round. The key joins mode, difficulty and time setting with dots. */
export type PersonalBests = Readonly<Record<string, PersonalBest>>;

export const NO_PERSONAL_BEST: PersonalBest = { score: 0, streak: 0 };

/** The key for a kind of round, such as `classic.normal`. Each time setting has its own. */
export const createRoundKind = (...settings: readonly string[]): string => settings.join('.');

/** The key for a round with answers to choose from. It is separate because choosing is easier than typing. */
export const createChoiceKind = (kind: string): string => createRoundKind(kind, 'choice');

export const getPersonalBest = (bests: PersonalBests, kind: string): PersonalBest =>
  (Object.hasOwn(bests, kind) ? bests[kind] : null) ?? NO_PERSONAL_BEST;

/** The best results after a round of this kind. Returns the same object if nothing improved. */
export function updatePersonalBests(
  bests: PersonalBests,
  kind: string,
  { score, streak }: PersonalBest,
): PersonalBests {
  const best = getPersonalBest(bests, kind);
  if (score <= best.score && streak <= best.streak) return bests;
  return { ...bests, [kind]: { score: Math.max(score, best.score), streak: Math.max(streak, best.streak) } };
}

/**
 * Whether a round ends with a new best score: higher than the best before the round, and at least as high as any score
 * that another tab has stored since. `now` may already include this score, because best scores are stored after every
 * answer.
 */
export const isNewBest = (score: number, before: PersonalBest, now: PersonalBest): boolean =>
  score > before.score && score >= now.score;
