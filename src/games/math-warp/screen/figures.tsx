import { isWarp } from '../../../../machines/math-warp/rules';
import { streakFigure } from '../../../play/figures';
import type { Figure } from '../../../play/StatBar';
import { text } from '../text';

const WARP = <span className="warp-word">{text.play.warp}</span>;

/** The right answers in a row, and the word for it while the ship flies in warp mode. */
export const warpStreakFigure = (streak: number): Figure => ({
  ...streakFigure(streak),
  ...(isWarp(streak) && { picture: WARP }),
});
