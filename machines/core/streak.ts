/** Correct answers in a row: the current run, and the longest in the round. */
export interface Streak {
  readonly now: number;
  readonly longest: number;
}

export const NO_STREAK: Streak = { now: 0, longest: 0 };

export const extendStreak = ({ now, longest }: Streak): Streak => ({
  now: now + 1,
  longest: Math.max(longest, now + 1),
});

/** The streak after a mistake: the current run ends, but the longest is kept. */
export const breakStreak = ({ longest }: Streak): Streak => ({ now: 0, longest });
