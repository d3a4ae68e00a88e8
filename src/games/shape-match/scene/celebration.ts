import type { Celebration } from '../../../play/celebration/celebration';
import butterfly from '../../../play/celebration/drawings/butterfly.svg?drawing';
import type { View } from '../../../stage/scene';
import flower from '../drawings/acts/flower.svg?drawing';
import ladybird from '../drawings/acts/ladybird.svg?drawing';
import rabbit from '../drawings/acts/rabbit.svg?drawing';

/** Distance of the flower beds from the middle of the stage. */
const BED = { landscape: 330, portrait: 226 } as const;
const middleOf = ({ left, right }: View): number => (left + right) / 2;

/** A butterfly lands, a rabbit looks out of the flowers, a tulip grows and a ladybird passes. */
export const celebration: Celebration = {
  acts: [
    {
      drawing: butterfly,
      move: 'settle',
      spots: (view) => [{ x: middleOf(view) + BED[view.shape], y: view.bottom - 46, dx: 120, dy: 14, size: 0.55 }],
    },
    {
      drawing: rabbit,
      move: 'rise',
      spots: (view) => [{ x: middleOf(view) - BED[view.shape] + 110, y: view.bottom - 26, size: 0.5 }],
    },
    {
      drawing: flower,
      move: 'rise',
      spots: (view) =>
        [-34, 6, 44].map((x) => ({
          x: middleOf(view) + BED[view.shape] + x,
          y: view.bottom - 30 - (x % 5),
          size: 0.5,
        })),
    },
    {
      drawing: ladybird,
      move: 'cross',
      spots: (view) => [{ x: middleOf(view) - 60, y: view.bottom - 8, dx: 190, size: 0.55 }],
    },
  ],
};
