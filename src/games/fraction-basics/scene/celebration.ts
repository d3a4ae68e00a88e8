import type { Celebration } from '../../../play/celebration/celebration';
import bird from '../../../play/celebration/drawings/bird.svg?drawing';
import mouse from '../../../play/celebration/drawings/mouse.svg?drawing';
import puff from '../../../play/celebration/drawings/puff.svg?drawing';
import { getPerchPosition } from '../../../play/celebration/scene-animation';
import type { View } from '../../../stage/scene';
import bun from '../drawings/acts/bun.svg?drawing';
import { plateArea, tableTop } from './layout';

const at = (ratio: number, view: View) => getPerchPosition(plateArea(view), tableTop(view), ratio, view);

/** A mouse looks over the question, flour puffs up, a bun rolls along the table and a bird lands. */
export const celebration: Celebration = {
  acts: [
    { drawing: mouse, move: 'rise', spots: (view) => [{ ...at(0.24, view), size: 0.55 }] },
    {
      drawing: puff,
      move: 'puff',
      spots: (view) => {
        const { x, y } = at(0.2, view);
        return [-30, 0, 30].map((aside) => ({ x: x + aside, y: y - 14, dx: 10, dy: 40, size: 0.55 }));
      },
    },
    {
      drawing: bun,
      move: 'roll',
      spots: (view) => [{ x: (view.left + view.right) / 2 - 200, y: tableTop(view) - 8, dx: 330, size: 0.58 }],
    },
    { drawing: bird, move: 'settle', spots: (view) => [{ ...at(0.78, view), dx: 90, dy: 30, size: 0.58 }] },
  ],
};
