import type { Celebration } from '../../../play/celebration/celebration';
import bird from '../../../play/celebration/drawings/bird.svg?drawing';
import balloon from '../drawings/acts/balloon.svg?drawing';
import duck from '../drawings/acts/duck.svg?drawing';
import pinwheel from '../drawings/acts/pinwheel.svg?drawing';
import { boardLayout } from './layout';

/** The number of tiles at the start. The target board is in the same place for any number. */
const INITIAL_TILES = 10;

/** A duck pops up behind the target board, balloons rise, a pinwheel turns and a bird lands. */
export const celebration: Celebration = {
  layer: 'before',
  acts: [
    {
      drawing: duck,
      move: 'rise',
      spots: (view) => {
        const { board } = boardLayout(view, INITIAL_TILES);
        return [{ x: board.x + board.width * 0.26, y: board.y, size: 0.55 }];
      },
    },
    {
      drawing: balloon,
      move: 'puff',
      spots: (view) => {
        const { board } = boardLayout(view, INITIAL_TILES);
        return [0, 26, 52].map((x) => ({ x: board.x + board.width * 0.78 + x, y: board.y + 4 - x / 8, dx: 8, dy: 54 }));
      },
    },
    {
      drawing: pinwheel,
      move: 'spin',
      spots: (view) => {
        const { board } = boardLayout(view, INITIAL_TILES);
        return [{ x: board.x + board.width * 0.4, y: board.y - 28, size: 0.5 }];
      },
    },
    {
      drawing: bird,
      move: 'settle',
      spots: (view) => {
        const { board } = boardLayout(view, INITIAL_TILES);
        return [{ x: board.x + board.width - 50, y: board.y, dx: 90, dy: 50, size: 0.55 }];
      },
    },
  ],
};
