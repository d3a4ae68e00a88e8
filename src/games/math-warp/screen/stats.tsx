import { isWarpStreak } from '../../../../machines/math-warp/rules';
import type { Stat } from '../../../play/score/StatBar';
import { streakStat } from '../../../play/score/stats';
import { text } from '../text';

const WARP = (
  <span className="rounded-round bg-sun-400 px-2 py-1 text-[0.85em] text-ink-900 phone:px-1.5 phone:py-[0.1875rem]">
    {text.play.warp}
  </span>
);

/** The streak, with the label "Warp" in warp mode. */
export const warpStreakStat = (streak: number): Stat => ({
  ...streakStat(streak),
  ...(isWarpStreak(streak) && { picture: WARP }),
});
