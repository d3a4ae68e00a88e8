import { type PractisedSkill, practisedSumSkill } from '../learning/practised-skill';
import { type Board, getTileValues } from './board';
import type { Round } from './round';

/** The sum that the last of these tiles completes. */
function lastSum(board: Board, tiles: readonly number[]): PractisedSkill | null {
  const values = getTileValues(board, tiles);
  const second = values.at(-1);
  if (second === undefined || values.length < 2) return null;
  const first = values.slice(0, -1).reduce((sum, value) => sum + value, 0);
  return practisedSumSkill({ first, operation: '+', second, answer: first + second }, 'touched');
}

/**
 * The skill that a board practises. While the board is open, this is the last addition of one way to make its target;
 * afterwards, the last addition that the player made. Null if time ran out.
 */
export function getPractisedSkill({
  board,
  given,
  chosen,
}: Pick<Round, 'board' | 'given' | 'chosen'>): PractisedSkill | null {
  if (given === null) return lastSum(board, board.solution);
  return given.verdict === 'timeout' ? null : lastSum(board, chosen);
}
