import { timesTablesBackdrop } from '../../../src/games/times-tables/scene/backdrop';
import type { DrawnGame } from '../../scenes/helpers/drawn-games';
import { checkedWith, somePuzzle, timesTablesScene } from '../../scenes/helpers/times-tables';

const PUZZLE = somePuzzle(5);
const RIGHT = checkedWith(PUZZLE, { row: PUZZLE.rowFactors, column: PUZZLE.colFactors });

export const drawnGame: DrawnGame<ReturnType<typeof timesTablesScene>> = {
  open: timesTablesScene,
  backdrop: timesTablesBackdrop.day,
  moments: [
    { name: 'tiles being dealt', show: ({ show }) => show({ puzzle: PUZZLE }, 0), span: [0, 900], restsMs: 4000 },
    {
      name: 'a solved puzzle',
      show: ({ show }) => {
        show({ puzzle: PUZZLE }, 0);
        show({ puzzle: RIGHT, checks: 1, isSolved: true }, 2000);
      },
      span: [2000, 8000],
    },
  ],
};
