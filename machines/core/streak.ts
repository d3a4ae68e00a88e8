/** Right answers in a row: now, and the most since the round began. */
export interface Streak {
  readonly now: number;
  readonly longest: number;
}

/** The streak that every round begins with. */
export const NO_STREAK: Streak = { now: 0, longest: 0 };

/** The streak after one more right answer. */
export const extended = ({ now, longest }: Streak): Streak => ({ now: now + 1, longest: Math.max(longest, now + 1) });

/** The streak after a mistake: it starts again, the longest stays. */
export const broken = ({ longest }: Streak): Streak => ({ now: 0, longest });
