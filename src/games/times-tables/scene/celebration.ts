import type { Celebration } from '../../../play/celebration/celebration';
import butterfly from '../../../play/celebration/drawings/butterfly.svg?drawing';
import type { View } from '../../../stage/scene';
import ball from '../drawings/acts/ball.svg?drawing';
import fountain from '../drawings/acts/fountain.svg?drawing';
import lizard from '../drawings/acts/lizard.svg?drawing';
import { panelLayout } from './layout';

/** Centres of the free space on either side of the panel. */
function sides(view: View): readonly number[] {
  const { panel } = panelLayout(view, 3);
  return [(view.left + panel.x) / 2, (view.right + panel.x + panel.width) / 2];
}

/** Fountains, a butterfly that lands, a ball that rolls across the floor and a lizard that runs along it. */
export const celebration: Celebration = {
  answers: 'rounds',
  acts: [
    {
      drawing: fountain,
      move: 'rise',
      spots: (view) => sides(view).map((x) => ({ x, y: view.bottom - 30, size: 0.62 })),
    },
    {
      drawing: butterfly,
      move: 'settle',
      spots: (view) => sides(view).map((x) => ({ x, y: view.bottom - 130, dx: 30, dy: 80, size: 0.55 })),
    },
    {
      drawing: ball,
      move: 'roll',
      spots: (view) =>
        sides(view)
          .slice(1)
          .map((x) => ({ x: x - 34, y: view.bottom - 26, dx: 68, dy: 40, size: 0.55 })),
    },
    {
      drawing: lizard,
      move: 'cross',
      spots: (view) => sides(view).map((x) => ({ x: x - 26, y: view.bottom - 12, dx: 52, size: 0.5 })),
    },
  ],
};
