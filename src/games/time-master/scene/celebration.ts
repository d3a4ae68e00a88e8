import type { Celebration } from '../../../play/celebration/celebration';
import bird from '../../../play/celebration/drawings/bird.svg?drawing';
import gull from '../../../play/celebration/drawings/gull.svg?drawing';
import type { View } from '../../../stage/scene';
import cuckoo from '../drawings/acts/cuckoo.svg?drawing';
import note from '../drawings/acts/note.svg?drawing';
import { timeMasterLayout } from './layout';

/** A point on the upper edge of the panel, or of the space below the tower if the panel is next to it. */
function at(share: number, view: View): { readonly x: number; readonly y: number } {
  const { panel } = timeMasterLayout(view);
  return { x: panel.x + panel.width * share, y: view.shape === 'portrait' ? panel.y : view.bottom - 8 };
}

/** A cuckoo appears and sings, swallows fly past and balloons rise. */
export const celebration: Celebration = {
  busy: (view) => [timeMasterLayout(view).panel],
  acts: [
    { drawing: cuckoo, move: 'rise', spots: (view) => [{ ...at(0.86, view), size: 0.6 }] },
    {
      drawing: note,
      move: 'puff',
      spots: (view) =>
        [0.8, 0.87, 0.94].map((share) => {
          const { x, y } = at(share, view);
          return { x, y: y - 14, dx: 10, dy: 40, size: 0.5 };
        }),
    },
    {
      drawing: gull,
      move: 'cross',
      spots: (view) => {
        const { tower } = timeMasterLayout(view);
        const y = Math.max(view.top + 40, tower.y - 60);
        return [
          { x: view.left + 24, y, dx: 80, dy: 20, size: 0.4 },
          { x: view.right - 24, y: y + 40, dx: -80, dy: 20, size: 0.34 },
        ];
      },
    },
    { drawing: bird, move: 'settle', spots: (view) => [{ ...at(0.7, view), dx: 80, dy: 30, size: 0.58 }] },
  ],
};
