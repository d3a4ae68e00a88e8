import type { Miss } from '../../../../machines/target-takedown/round';
import type { Area } from '../../../stage/area';
import type { View } from '../../../stage/scene';
import { boardLayout } from './layout';

/**
 * Height of the panel that explains a miss over the shelves, and its distance from the board, in CSS pixels and units.
 */
const PANEL = { px: 150, fromBoard: 12 } as const;
/** The panel is over the awning if there it has at least this height, in CSS pixels. */
const AWNING_PX = 72;

/** The centre of the panel that explains a miss, and the height that it has there, in scene units. */
export interface OutcomePosition {
  readonly over: 'awning' | 'shelves';
  readonly y: number;
  readonly height: number;
}

const overlaps = ({ y, height }: Area, middle: number, high: number): boolean =>
  y < middle + high / 2 && y + height > middle - high / 2;

/**
 * Where the panel does not cover the tiles that it explains: over the awning, or, if the hero looks out there or the
 * awning is too low, over the shelf with the fewest chosen tiles, and of those with the fewest of the solution.
 */
export function outcomePosition(view: View, { board, chosen }: Pick<Miss, 'board' | 'chosen'>): OutcomePosition {
  const { board: plate, tiles, raise } = boardLayout(view, board.tiles.length);
  const awning = plate.y - view.top;
  if (view.shape === 'landscape' && awning * view.scale >= AWNING_PX)
    return { over: 'awning', y: view.top + awning / 2, height: awning };
  const height = PANEL.px / view.scale;
  const highest = plate.y + plate.height + PANEL.fromBoard + height / 2;
  const lowest = view.bottom - PANEL.fromBoard - height / 2;
  // Clear of the ticks of raised tiles on the shelf below.
  const rows = [...new Set(tiles.map((tile) => tile.y + tile.height / 2 - raise))];
  const covered = (ids: readonly number[], y: number): number =>
    tiles.filter((tile, id) => ids.includes(id) && overlaps(tile, y, height)).length;
  const [best = lowest] = [lowest, ...rows.reverse(), highest]
    .map((y) => Math.max(highest, Math.min(lowest, y)))
    .map((y) => ({ y, own: covered(chosen, y), solution: covered(board.solution, y) }))
    .sort((one, other) => one.own - other.own || one.solution - other.solution)
    .map(({ y }) => y);
  return { over: 'shelves', y: best, height };
}
