import type { Board } from '../../../machines/target-takedown/board';
import { FairScene, type FairView } from '../../../src/games/target-takedown/scene';
import { Booth } from '../../../src/games/target-takedown/scene/booth';
import { fairDrawings } from '../../../src/games/target-takedown/scene/drawings';
import { SumBar } from '../../../src/games/target-takedown/scene/sum-bar';
import { TargetBoard } from '../../../src/games/target-takedown/scene/target-board';
import { TileBody } from '../../../src/games/target-takedown/scene/tile-body';
import { fitted } from '../../../src/stage/scene';
import { everything, nameOf, seen, spritesIn, textsIn } from './seen';
import { StubAtlas } from './stub-atlas';

/** A board of the fair as a test wants it: the tiles of the style frame, unless told otherwise. */
export const boardOf = (
  target = 38,
  values: readonly number[] = [17, 9, 4, 21, 12, 6, 8, 15, 3, 24, 11, 13],
): Board => ({
  number: 0,
  difficulty: 1,
  target,
  tiles: values.map((value, id) => ({ id, value })),
  solution: [0, 3],
});

interface SceneOptions {
  readonly widthPx?: number;
  readonly heightPx?: number;
  readonly reducedMotion?: boolean;
}

const BOARD = boardOf();

/** The fair on an atlas without pictures, laid out for a stage. */
export function fairScene({ widthPx = 1440, heightPx = 828, reducedMotion = false }: SceneOptions = {}) {
  const atlas = new StubAtlas(fairDrawings());
  const scene = new FairScene(atlas, reducedMotion);
  const { view } = fitted(widthPx, heightPx);
  scene.layout(view);
  const partOf = <Part>(kind: abstract new (...given: never[]) => Part): Part => {
    const found = everything(scene.view).find((body): body is typeof body & Part => body instanceof kind);
    if (found === undefined) throw new Error(`No ${kind.name} in the scene`);
    return found;
  };
  const board = partOf(TargetBoard);
  const bar = partOf(SumBar);
  return {
    scene,
    atlas,
    view,
    board,
    bar,
    show: (shown: Partial<FairView>, nowMs = 0) =>
      scene.show({ board: BOARD, chosen: [], fate: 'open', lastSeconds: null, ...shown }, nowMs),
    tick: (nowMs: number) => scene.tick(nowMs),
    tiles: () => seen(scene.view).filter((body) => body instanceof TileBody),
    boardTexts: () => textsIn(board),
    /** The numbers on the shelves. */
    tileTexts: () =>
      everything(scene.view)
        .filter((body) => body instanceof TileBody)
        .flatMap(textsIn),
    sprites: (name: string | RegExp) => spritesIn(scene.view, name),
    /** How long each part of the bar is, with what of it is striped. */
    parts: () =>
      seen(bar)
        .filter((body) => nameOf(body).startsWith('part '))
        .map(({ width }) => width),
    booth: partOf(Booth),
    bodies: () => everything(scene.view),
  };
}
