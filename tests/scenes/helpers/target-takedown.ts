import type { Board } from '../../../machines/target-takedown/board';
import { TargetTakedownScene, type TargetTakedownView } from '../../../src/games/target-takedown/scene';
import { Booth } from '../../../src/games/target-takedown/scene/booth';
import { fairDrawings } from '../../../src/games/target-takedown/scene/drawings';
import { SumBar } from '../../../src/games/target-takedown/scene/sum-bar';
import { TargetBoard } from '../../../src/games/target-takedown/scene/target-board';
import { TileBody } from '../../../src/games/target-takedown/scene/tile-body';
import type { OnStage } from './drawn-games';
import { onStage } from './on-stage';
import { StubAtlas } from './stub-atlas';
import { findTexts, getName, visibleBodies, withDescendants } from './visible-bodies';

/** A board for a test, by default with the tiles of the design mock-up. */
export const createBoard = (
  target = 38,
  values: readonly number[] = [17, 9, 4, 21, 12, 6, 8, 15, 3, 24, 11, 13],
): Board => ({
  number: 0,
  difficulty: 1,
  target,
  tiles: values.map((value, id) => ({ id, value })),
  solution: [0, 3],
});

const BOARD = createBoard();

/** The fair with an atlas without pictures, laid out for a stage. */
export function targetTakedownScene(stage: OnStage = {}) {
  const staged = onStage(TargetTakedownScene, new StubAtlas(fairDrawings()), {
    widthPx: 1440,
    heightPx: 828,
    ...stage,
  });
  const { scene } = staged;
  const partOf = <Part>(kind: abstract new (...given: never[]) => Part): Part => {
    const found = withDescendants(scene.view).find((body): body is typeof body & Part => body instanceof kind);
    if (found === undefined) throw new Error(`No ${kind.name} in the scene`);
    return found;
  };
  const board = partOf(TargetBoard);
  const bar = partOf(SumBar);
  return {
    ...staged,
    board,
    bar,
    show: (shown: Partial<TargetTakedownView>, nowMs = 0) =>
      scene.show({ board: BOARD, chosen: [], outcome: 'open', lastSeconds: null, ...shown }, nowMs),
    tiles: () => visibleBodies(scene.view).filter((body) => body instanceof TileBody),
    boardTexts: () => findTexts(board),
    /** The numbers of the tiles on the shelves. */
    tileTexts: () =>
      withDescendants(scene.view)
        .filter((body) => body instanceof TileBody)
        .flatMap(findTexts),
    /** The length of each part of the bar, and of its striped part. */
    parts: () =>
      visibleBodies(bar)
        .filter((body) => getName(body).startsWith('part '))
        .map(({ width }) => width),
    booth: partOf(Booth),
  };
}
