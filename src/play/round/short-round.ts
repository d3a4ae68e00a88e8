import type { Game } from '../../catalogue/define-game';
import { settingsStore } from '../../device/settings';

/** Questions in a short round, if the game's own number is not fixed. */
const SHORT_ROUND = 10;

/**
 * The number of questions in the next round; undefined for the game's own, unless the player wants short rounds or the
 * mode has them (`isShort`).
 */
export const shortRoundOf = ({ questions }: Game, isShort = false): number | undefined => {
  if (!isShort && settingsStore.read().roundLength !== 'short') return undefined;
  return questions === undefined ? SHORT_ROUND : Math.ceil(questions / 2);
};
