import {
  emptyFactors,
  type Factors,
  markTiles,
  type Puzzle,
  puzzleAt,
  type Size,
} from '../../../machines/times-tables/rules';
import { TimesTablesScene, type TimesTablesView } from '../../../src/games/times-tables/scene';
import { DotsPlate } from '../../../src/games/times-tables/scene/dots-plate';
import { courtyardDrawings } from '../../../src/games/times-tables/scene/drawings';
import { TileBody } from '../../../src/games/times-tables/scene/tile-body';
import type { OnStage } from './drawn-games';
import { onStage } from './on-stage';
import { StubAtlas } from './stub-atlas';
import { findSprites, findTexts, getName, visibleBodies, withDescendants } from './visible-bodies';

/** The puzzle of the design mock-up: 7, 5, 9 next to the rows and 6, 8, 3 above the columns. */
export const FRAME_PUZZLE: Puzzle = createPuzzle([7, 5, 9], [6, 8, 3]);

export function createPuzzle(rowFactors: readonly number[], colFactors: readonly number[]): Puzzle {
  const cells = rowFactors.flatMap((one, row) =>
    colFactors.map((other, column) => ({ row, column, value: one * other, status: 'default' as const })),
  );
  return { size: rowFactors.length === 3 ? 3 : 4, rowFactors, colFactors, cells };
}

/** The puzzle after these factors have been checked. */
export const checkWithFactors = (puzzle: Puzzle, factors: Partial<Factors>): Puzzle =>
  markTiles(puzzle, { ...emptyFactors(puzzle.size), ...factors });

/** The courtyard with an atlas without pictures, laid out for a stage. */
export function timesTablesScene(stage: OnStage = {}) {
  const staged = onStage(TimesTablesScene, new StubAtlas(courtyardDrawings()), {
    widthPx: 1440,
    heightPx: 620,
    ...stage,
  });
  const { scene } = staged;
  const tiles = () => visibleBodies(scene.view).filter((body) => body instanceof TileBody);
  const plate = withDescendants(scene.view).find((body) => body instanceof DotsPlate);
  if (plate === undefined) throw new Error('No plate in the scene');
  return {
    ...staged,
    tiles,
    plate,
    show: (shown: Partial<TimesTablesView>, nowMs = 0) =>
      scene.show({ puzzle: FRAME_PUZZLE, checks: 0, opened: null, isSolved: false, ...shown }, nowMs),
    tileTexts: () => tiles().flatMap(findTexts),
    /** The look of each tile: the name of its face without its mosaic, and that of its symbol. */
    looks: () =>
      tiles().map((tile) =>
        findSprites(tile, /^(?:default|correct|hint|sign)/)
          .map((sprite) => getName(sprite).replace(/ \d$/, ''))
          .join(' + '),
      ),
    plateTexts: () => findTexts(plate),
  };
}

export const createSeededPuzzle = (seed: number, size: Size = 4): Puzzle => puzzleAt(seed, size);
