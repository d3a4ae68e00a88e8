import { settingsStore } from '../../device/settings';
import { COUNT, POINTS, wellDone } from './text';

/** Feedback without "+10 points" or "10 points.", if the player has hidden the score. */
export const withoutPoints = (text: string): string =>
  settingsStore.read().isScoreHidden ? text.replace(POINTS, '').trim() : text;

/** One sentence of a result. If it counts answers and the player has hidden the score, it is praise instead. */
export const withoutCounts = (text: string): string =>
  settingsStore.read().isScoreHidden && COUNT.test(text) ? wellDone : text;
