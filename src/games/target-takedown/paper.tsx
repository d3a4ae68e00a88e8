import { boardAt, getTileValues } from '../../../machines/target-takedown/board';
import { getDifficulty } from '../../../machines/target-takedown/rules';
import type { Paper } from '../../play/paper/paper';
import { circleNumbers } from './paper-text';

/** More numbers than that are hard to read on a line. The target and its solution are those of the whole board. */
const MAX_TILES = 12;

/** Boards as they are after only right answers. The answer is one of the ways. */
export const paper: Paper = {
  room: 'sentence',
  questionAt: (seed, _settings, number) => {
    const board = boardAt(seed, number, getDifficulty(number), MAX_TILES);
    const [tiles, solution] = [board.tiles.map(({ id }) => id), board.solution].map((ids) => getTileValues(board, ids));
    return {
      asked: circleNumbers(board.target),
      choices: (tiles ?? []).map(String),
      answer: (solution ?? []).join(' + '),
    };
  },
};
