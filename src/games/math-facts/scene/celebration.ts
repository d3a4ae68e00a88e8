import type { Celebration } from '../../../play/celebration/celebration';
import dolphin from '../../../play/celebration/drawings/dolphin.svg?drawing';
import gull from '../../../play/celebration/drawings/gull.svg?drawing';
import ball from '../drawings/acts/ball.svg?drawing';
import light from '../drawings/acts/light.svg?drawing';
import { ABOVE_BOTTOM, HEADLAND_LEFT, plateArea } from './layout';

/** From the left end of the headland to the lamp of the lighthouse, and the lamp's height above the lower edge. */
const LAMP = { x: 114, up: 384 } as const;

/** While the cart drives on, dolphins leap, gulls fly past, the lighthouse shines and a ball rolls over the sand. */
export const celebration: Celebration = {
  pace: 'beside',
  busy: (view) => [plateArea(view)],
  acts: [
    {
      drawing: dolphin,
      move: 'leap',
      spots: ({ left, right, bottom }) => {
        const [x, y] = [left + (right - left) * 0.5, bottom - ABOVE_BOTTOM.boats + 46];
        return [
          { x: x - 40, y, dx: 120, dy: 54, size: 0.55 },
          { x: x - 110, y: y + 10, dx: 110, dy: 44, size: 0.42 },
        ];
      },
    },
    {
      drawing: gull,
      move: 'cross',
      spots: (view) => {
        const plate = plateArea(view);
        const [x, y] = [view.left + 30, (plate.y + plate.height + view.bottom - ABOVE_BOTTOM.horizon) / 2 + 16];
        return [
          { x, y, dx: 200, dy: 26, size: 0.45 },
          { x: x - 10, y: y + 30, dx: 180, dy: 20, size: 0.34 },
        ];
      },
    },
    {
      drawing: light,
      move: 'glow',
      spots: ({ shape, bottom }) => [{ x: HEADLAND_LEFT[shape] + LAMP.x, y: bottom - LAMP.up, size: 0.55 }],
    },
    {
      drawing: ball,
      move: 'roll',
      spots: ({ left, bottom }) => [{ x: left + 40, y: bottom - 17, dx: 210, dy: 34 }],
    },
  ],
};
