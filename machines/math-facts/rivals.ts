/*
 * Three friends who race alongside the player, even in the first race. Their speed depends on the player's own best
 * race of this kind, or on a pace of six answers per race if that is faster. One friend is a little faster than that
 * and two are slower, so there is always one nearby. Without a time limit there is no race, so there are no friends.
 */
import type { TimeSetting } from '../core/time-setting';
import { getGhostScore } from './rules';

/** Each rival's score as a multiple of the pace, and the minimum pace in points per race. */
export const RIVALS = [0.78, 0.94, 1.08] as const;
const MIN_PACE = 90;

/** A rival's score when this many seconds are left; null without a limit. */
export const getRivalScore = (
  rival: number,
  best: number,
  secondsLeft: number | null,
  time: TimeSetting,
): number | null =>
  secondsLeft === null ? null : getGhostScore(Math.max(best, MIN_PACE) * (RIVALS[rival] ?? 1), secondsLeft, time);

/**
 * The player's position among the rivals, where 1 is first; null without a limit. A player with the same score as a
 * rival is ahead of that rival.
 */
export function getRacePosition(
  score: number,
  best: number,
  secondsLeft: number | null,
  time: TimeSetting,
): number | null {
  if (secondsLeft === null) return null;
  return 1 + RIVALS.filter((_, rival) => (getRivalScore(rival, best, secondsLeft, time) ?? 0) > score).length;
}
