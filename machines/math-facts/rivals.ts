/*
 * Three friends who race along from the first race. One is a little faster and two are slower than this player's own best race
 * of the kind, or than somebody who answers six times in a race if that is more, so somebody is always near. Without a time
 * limit there is no race, and there are no friends.
 */
import type { TimeSetting } from '../core/time-setting';
import { ghostScore } from './rules';

/** The score of each rival as a multiple of the pace, and the minimum pace, in points of a race. */
export const RIVALS = [0.78, 0.94, 1.08] as const;
const MIN_PACE = 90;

/** A rival's score when this many seconds are left; null without a limit. */
export const rivalScore = (
  rival: number,
  best: number,
  secondsLeft: number | null,
  time: TimeSetting,
): number | null =>
  secondsLeft === null ? null : ghostScore(Math.max(best, MIN_PACE) * (RIVALS[rival] ?? 1), secondsLeft, time);

/**
 * The position among the rivals, 1 for the first; null without a limit. A player who is level with a rival is ahead of
 * it.
 */
export function positionOf(score: number, best: number, secondsLeft: number | null, time: TimeSetting): number | null {
  if (secondsLeft === null) return null;
  return 1 + RIVALS.filter((_, rival) => (rivalScore(rival, best, secondsLeft, time) ?? 0) > score).length;
}
