import { SCAN_MS_RANGE } from '../device/settings';

/** A press takes this much of the time that an item is lit, which leaves enough for a slow one. */
const PRESS_RATIO = 0.65;
const STEP_MS = 50;

/** The time that each item should be lit, for a player who needed these times (ms) to press. */
export function periodForReactionTimes(reactionMs: readonly number[]): number {
  const mean = reactionMs.reduce((sum, ms) => sum + ms, 0) / reactionMs.length;
  const ms = Math.round(mean / PRESS_RATIO / STEP_MS) * STEP_MS;
  return Math.min(Math.max(ms, SCAN_MS_RANGE.min), SCAN_MS_RANGE.max);
}
