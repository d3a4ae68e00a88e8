import type { Celebration } from '../../../play/celebration/celebration';
import bird from '../../../play/celebration/drawings/bird.svg?drawing';
import type { View } from '../../../stage/scene';
import gear from '../drawings/acts/gear.svg?drawing';
import nut from '../drawings/acts/nut.svg?drawing';
import robot from '../drawings/acts/robot.svg?drawing';
import { balanceSize } from './layout';

/**
 * Position of the large cog among the tools, from the left edge of the frame and up from the lower edge of the
 * stage.
 */
const COG = { landscape: { x: 806, up: 404 }, portrait: { x: 368, up: 538 } } as const;
/** Position of the window sill, measured like COG. */
const SILL = { landscape: { x: 104, up: 278 }, portrait: { x: 122, up: 412 } } as const;

const benchTop = (view: View): number => view.bottom - balanceSize(view).bench;

/** A cog turns, a robot peeks over the bench, a nut rolls along it and a bird flies to the window. */
export const celebration: Celebration = {
  acts: [
    {
      drawing: gear,
      move: 'spin',
      spots: (view) => [{ x: COG[view.shape].x, y: view.bottom - COG[view.shape].up, size: 1 }],
    },
    {
      drawing: robot,
      move: 'rise',
      spots: (view) => [
        {
          x: view.shape === 'landscape' ? view.left + 252 : (view.left + view.right) / 2 + 86,
          y: benchTop(view) + 2,
          size: view.shape === 'landscape' ? 0.62 : 0.45,
        },
      ],
    },
    {
      drawing: nut,
      move: 'roll',
      spots: (view) => [{ x: (view.left + view.right) / 2 - 190, y: benchTop(view) + 24, dx: 360, dy: 26, size: 0.62 }],
    },
    {
      drawing: bird,
      move: 'settle',
      spots: (view) => [{ x: SILL[view.shape].x, y: view.bottom - SILL[view.shape].up, dx: 40, dy: 74, size: 0.62 }],
    },
  ],
};
