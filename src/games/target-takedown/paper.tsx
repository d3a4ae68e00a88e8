import { boardAt, getTileValues } from '../../../machines/target-takedown/board';
import { getDifficulty } from '../../../machines/target-takedown/rules';
import type { Paper } from '../../play/paper/paper';

/** Boards as they are after only right answers. The answer is one of the ways. */
export const paper: Paper = {
  room: 'sentence',
  questionAt: (seed, _settings, number) => {
    const board = boardAt(seed, number, getDifficulty(number), 12);
    const [tiles, solution] = [board.tiles.map(({ id }) => id), board.solution].map((ids) => getTileValues(board, ids));
    return {
      asked: `Circle numbers that make ${board.target}.`,
      choices: (tiles ?? []).map(String),
      answer: (solution ?? []).join(' + '),
    };
  },
};
