import type { Celebration } from '../../../play/celebration/celebration';
import mouse from '../../../play/celebration/drawings/mouse.svg?drawing';
import puff from '../../../play/celebration/drawings/puff.svg?drawing';
import { getPerchPosition } from '../../../play/celebration/scene-animation';
import type { View } from '../../../stage/scene';
import biscuit from '../drawings/acts/biscuit.svg?drawing';
import strawberry from '../drawings/acts/strawberry.svg?drawing';
import { counterTop, plateArea } from './layout';

const at = (ratio: number, view: View) => getPerchPosition(plateArea(view), counterTop(view), ratio, view);

/** A strawberry drops onto the plate of the question, a mouse looks over it, steam rises and a biscuit rolls by. */
export const celebration: Celebration = {
  acts: [
    {
      drawing: strawberry,
      move: 'drop',
      spots: (view) => {
        const { x, y } = at(0.84, view);
        return [{ x, y: y - 18, dy: 70, size: 0.5 }];
      },
    },
    { drawing: mouse, move: 'rise', spots: (view) => [{ ...at(0.24, view), size: 0.55 }] },
    {
      drawing: puff,
      move: 'puff',
      spots: (view) => {
        const { x, y } = at(0.76, view);
        return [-30, 0, 30].map((aside) => ({ x: x + aside, y: y - 20, dx: 8, dy: 44, size: 0.55 }));
      },
    },
    {
      drawing: biscuit,
      move: 'roll',
      spots: (view) => [{ x: (view.left + view.right) / 2 - 200, y: counterTop(view) - 8, dx: 330, size: 0.54 }],
    },
  ],
};
