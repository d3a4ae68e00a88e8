import type { Celebration } from '../../../play/celebration/celebration';
import type { View } from '../../../stage/scene';
import firework from '../drawings/acts/firework.svg?drawing';
import owl from '../drawings/acts/owl.svg?drawing';
import shootingStar from '../drawings/acts/shooting-star.svg?drawing';
import window from '../drawings/acts/window.svg?drawing';

const at = ({ left, right }: View, ratio: number): number => left + (right - left) * ratio;

/** Behind the falling sums, windows light up in a wave, a shooting star passes, fireworks rise and an owl looks out. */
export const celebration: Celebration = {
  pace: 'beside',
  acts: [
    {
      drawing: window,
      move: 'glow',
      spots: (view) =>
        Array.from({ length: 12 }, (_, index) => ({
          x: at(view, (index + 0.5) / 12),
          y: view.bottom - 74 - ((index * 53) % 70),
          size: 0.5,
        })),
    },
    {
      drawing: shootingStar,
      move: 'cross',
      spots: (view) => [
        { x: at(view, 0.55), y: view.top + 60, dx: (view.right - view.left) * 0.34, dy: -46, size: 0.62 },
      ],
    },
    {
      drawing: firework,
      move: 'puff',
      spots: (view) =>
        [0.08, 0.2, 0.9].map((ratio, index) => ({
          x: at(view, ratio),
          y: view.bottom - 120,
          dy: 90 + index * 36,
          size: 0.65,
        })),
    },
    {
      drawing: owl,
      move: 'rise',
      spots: ({ left, bottom }) => [{ x: Math.max(left + 46, 80), y: bottom - 60, size: 0.62 }],
    },
  ],
};
