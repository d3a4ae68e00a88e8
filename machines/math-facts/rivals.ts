/*
 * Three friends who race along from the first race on. They are as fast as this player's own best race of the kind, a little
 * slower or a little faster, and at least as fast as somebody who answers six times in a race: so somebody is always near.
 * Without a limit nobody races, and there are none.
 */
import type { TimeSetting } from '../core/time-setting';
import { ghostScore } from './rules';

/** What each of them reaches, as a share of the pace; and the least pace, in points of a race. */
export const RIVALS = [0.78, 0.94, 1.08] as const;
const MIN_PACE = 90;

/** At how many points a rival is when so many seconds are left; null where nobody races. */
export const rivalScore = (
  rival: number,
  best: number,
  secondsLeft: number | null,
  time: TimeSetting,
): number | null =>
  secondsLeft === null ? null : ghostScore(Math.max(best, MIN_PACE) * (RIVALS[rival] ?? 1), secondsLeft, time);

/** The place of a score among the rivals, the first being 1; null where nobody races. Who is level with one is before it. */
export function positionOf(score: number, best: number, secondsLeft: number | null, time: TimeSetting): number | null {
  if (secondsLeft === null) return null;
  return 1 + RIVALS.filter((_, rival) => (rivalScore(rival, best, secondsLeft, time) ?? 0) > score).length;
}
