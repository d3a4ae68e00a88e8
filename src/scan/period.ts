import { SCAN_MS_RANGE } from '../device/settings';

/** The mean reaction time as a fraction of the period. The rest of the period is a margin for slower presses. */
const PRESS_RATIO = 0.65;
const STEP_MS = 50;

/** How long to highlight each item (ms), given how long the player took to press each time (ms). */
export function periodForReactionTimes(reactionMs: readonly number[]): number {
  const mean = reactionMs.reduce((sum, ms) => sum + ms, 0) / reactionMs.length;
  const ms = Math.round(mean / PRESS_RATIO / STEP_MS) * STEP_MS;
  return Math.min(Math.max(ms, SCAN_MS_RANGE.min), SCAN_MS_RANGE.max);
}
