import { settingsStore } from '../../device/settings';

/** Feedback without "+10 points", if the player has hidden the score. */
export const withoutPoints = (text: string): string =>
  settingsStore.read().isScoreHidden ? text.replace(/\+[\d,]+ points!?/, '').trim() : text;
