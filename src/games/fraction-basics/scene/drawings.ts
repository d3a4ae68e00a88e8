import type { Drawing } from '../../../stage/atlas';
import { disc, rightBadge, wrongBadge } from '../../../stage/drawing';
import { BOARD_EDGE, board, fractionDrawings } from '../../../stage/fractions/drawings';

/** The board as it is drawn, in units: its corners keep their size, what lies between them is stretched. */
export const BOARD_DRAWN = { left: 20, top: 22, right: 20, bottom: 28, width: 60, height: 70 } as const;

const { side, above } = BOARD_EDGE;
const { width, height } = BOARD_DRAWN;
/** How far the depth of a board reaches below it. */
const DEPTH = 9;

/** What the atlas of the mill holds. */
export const millDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...fractionDrawings(),
  board: {
    inner: board(side, above, width - 2 * side, height - DEPTH - BOARD_EDGE.above - BOARD_EDGE.below),
    area: [0, 0, width, height],
  },
  dot: { inner: disc(4, 4, 4, '#6A35D4'), area: [0, 0, 8, 8] },
  end: { inner: disc(0, 0, 9, '#6A35D4'), area: [-10, -10, 20, 20] },
  right: { inner: rightBadge(0, 0, 22), area: [-24, -24, 48, 48] },
  wrong: { inner: wrongBadge(0, 0, 22), area: [-25, -25, 50, 50] },
});
