import type { Celebration } from '../../../play/celebration/celebration';
import bird from '../../../play/celebration/drawings/bird.svg?drawing';
import { getPerchPosition } from '../../../play/celebration/scene-animation';
import type { View } from '../../../stage/scene';
import apple from '../drawings/acts/apple.svg?drawing';
import cat from '../drawings/acts/cat.svg?drawing';
import coin from '../drawings/acts/coin.svg?drawing';
import { counterTop, plateArea } from './layout';

const at = (share: number, view: View) => getPerchPosition(plateArea(view), counterTop(view), share, view);

/** An apple rolls along the counter, a cat looks over the question, a coin leaps and a bird lands. */
export const celebration: Celebration = {
  acts: [
    {
      drawing: apple,
      move: 'roll',
      spots: (view) => [{ x: (view.left + view.right) / 2 - 200, y: counterTop(view) + 6, dx: 340, size: 0.52 }],
    },
    { drawing: cat, move: 'rise', spots: (view) => [{ ...at(0.24, view), size: 0.6 }] },
    {
      drawing: coin,
      move: 'leap',
      spots: (view) => {
        const { x, y } = at(0.62, view);
        return [{ x: x - 60, y: y - 18, dx: 130, dy: 40, size: 0.55 }];
      },
    },
    { drawing: bird, move: 'settle', spots: (view) => [{ ...at(0.82, view), dx: 60, dy: 30, size: 0.58 }] },
  ],
};
