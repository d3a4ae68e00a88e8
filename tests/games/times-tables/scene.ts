import type { TimesTablesView } from '../../../src/games/times-tables/scene';
import { timesTablesBackdrop } from '../../../src/games/times-tables/scene/backdrop';
import type { DrawnGame } from '../../scenes/helpers/drawn-games';
import { checkWithFactors, createSeededPuzzle, timesTablesScene } from '../../scenes/helpers/times-tables';

const PUZZLE = createSeededPuzzle(5);
const RIGHT = checkWithFactors(PUZZLE, { row: PUZZLE.rowFactors, column: PUZZLE.colFactors });
const WRONG = checkWithFactors(PUZZLE, { row: PUZZLE.rowFactors, column: PUZZLE.colFactors.toReversed() });

const after = (name: string, then: Partial<TimesTablesView>) => ({
  name,
  show: ({ show, tick }: ReturnType<typeof timesTablesScene>) => {
    show({ puzzle: PUZZLE }, 0);
    tick(1500);
    show({ puzzle: PUZZLE, ...then }, 2000);
  },
  span: [2000, 3500] as const,
  restsMs: 3600,
});

export const drawnGame: DrawnGame<ReturnType<typeof timesTablesScene>> = {
  open: timesTablesScene,
  backdrop: timesTablesBackdrop.day,
  moments: [
    { name: 'tiles being dealt', show: ({ show }) => show({ puzzle: PUZZLE }, 0), span: [0, 900], restsMs: 1600 },
    after('a puzzle that is checked', { puzzle: WRONG, checks: 1 }),
    after('a solved puzzle', { puzzle: RIGHT, checks: 1, isSolved: true }),
    after('a tile that is pressed', { opened: { tile: 4, text: '40', dots: { rows: 4, perRow: 10, rest: 0 } } }),
  ],
};
