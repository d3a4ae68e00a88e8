import type { RoundEvent } from '../../../../machines/target-takedown/round';
import { type GameHero, placePeepingHero, placeStandingHero } from '../../../play/hero/hero-placement';
import hat from '../drawings/hero/boater.svg?drawing';
import { boardLayout } from './layout';

interface ShownBoard {
  readonly board: { readonly tiles: readonly unknown[] };
}

/** The number of tiles at the start. */
const INITIAL_TILES = 10;

const getLayout = (view: Parameters<typeof boardLayout>[0], shown: ShownBoard | null) =>
  boardLayout(view, shown?.board.tiles.length ?? INITIAL_TILES);

/** The hero is the barker next to the booth. If the booth fills the stage, the hero looks over the board. */
export const hero: GameHero<ShownBoard, RoundEvent> = {
  hat,
  getPlacement: (view, shown) => {
    const { booth, board } = getLayout(view, shown);
    const room = { x: view.left, y: view.top, width: booth.x - view.left, height: view.bottom - view.top - 8 };
    const over = placePeepingHero(board.x + board.width * 0.62, board.y, board.y - view.top, view);
    return placeStandingHero(room, view) ?? (over && { ...over, layer: 'before' });
  },
  getGazeTargets: (view, shown) => {
    const { board, buttons } = getLayout(view, shown);
    return { question: board, answers: buttons, explained: board };
  },
  held: ({ board }) => String(board.target),
};
