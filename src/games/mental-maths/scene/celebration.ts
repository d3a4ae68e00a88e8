import type { Celebration } from '../../../play/celebration/celebration';
import dolphin from '../../../play/celebration/drawings/dolphin.svg?drawing';
import coconut from '../drawings/acts/coconut.svg?drawing';
import fish from '../drawings/acts/fish.svg?drawing';
import whale from '../drawings/acts/whale.svg?drawing';
import { mentalMathsLayout } from './layout';

/** A fish and dolphins leap, a coconut falls from the palm and floats, and a whale surfaces. */
export const celebration: Celebration = {
  acts: [
    {
      drawing: fish,
      move: 'leap',
      spots: (view) => {
        const { turtle } = mentalMathsLayout(view);
        const x = (view.left + view.right) / 2;
        return [{ x: x - 80, y: turtle.y + 20, dx: 160, dy: 70, size: 0.75 }];
      },
    },
    {
      drawing: dolphin,
      move: 'leap',
      spots: (view) => {
        const { horizon } = mentalMathsLayout(view);
        const x = view.right - 150;
        return [
          { x, y: horizon + 46, dx: -150, dy: 60, size: 0.6 },
          { x: x + 70, y: horizon + 54, dx: -130, dy: 54, size: 0.5 },
        ];
      },
    },
    {
      drawing: coconut,
      move: 'drop',
      spots: (view) => {
        const { horizon } = mentalMathsLayout(view);
        const right = { x: 912, y: horizon + 74, dx: -22, dy: 150 };
        return [view.shape === 'landscape' ? right : { x: 36, y: horizon + 50, dx: 26, dy: 60 }];
      },
    },
    {
      drawing: whale,
      move: 'rise',
      spots: (view) => {
        const { horizon } = mentalMathsLayout(view);
        return [
          { x: (view.left + view.right) / 2 + 110, y: horizon + 46, size: view.shape === 'landscape' ? 0.75 : 0.6 },
        ];
      },
    },
  ],
};
