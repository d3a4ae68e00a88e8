import type { Celebration } from '../../../play/celebration/celebration';
import comet from '../drawings/acts/comet.svg?drawing';
import rock from '../drawings/acts/rock.svg?drawing';
import saucer from '../drawings/acts/saucer.svg?drawing';
import twinkle from '../drawings/acts/twinkle.svg?drawing';
import { portalPosition } from './layout';

/** While the ship flies on, a comet, a flying saucer and a rock pass by, and stars twinkle. */
export const celebration: Celebration = {
  pace: 'beside',
  acts: [
    {
      drawing: comet,
      move: 'cross',
      spots: (view) => [
        { x: view.left + 30, y: view.top + 20, dx: 150, dy: -30, size: 0.5 },
        { x: view.left - 20, y: view.bottom - 50, dx: 200, dy: 20, size: 0.5 },
      ],
    },
    {
      drawing: saucer,
      move: 'cross',
      spots: (view) => [{ x: view.right + 20, y: view.bottom - 34, dx: -150, dy: 16, size: 0.62 }],
    },
    {
      drawing: twinkle,
      move: 'glow',
      spots: (view) => {
        const { y } = portalPosition(view);
        return [
          [40, -150],
          [100, -190],
          [30, 40],
          [80, 130],
          [150, 200],
          [-40, -150],
          [-100, -190],
          [-30, 40],
          [-80, 130],
          [-150, 200],
        ].map(([x = 0, up = 0]) => ({ x: x > 0 ? view.left + x : view.right + x, y: y + up, size: 0.6 }));
      },
    },
    {
      drawing: rock,
      move: 'roll',
      spots: (view) => [{ x: view.left + 20, y: portalPosition(view).y + 150, dx: 90, dy: 10, size: 0.6 }],
    },
  ],
};
