/* The things that pass by, farthest first. */
import { ABOVE_BOTTOM } from './layout';
import type { RowPlan } from './row';

export const ROWS = {
  tufts: {
    items: [
      { name: 'tuft', x: 60, y: 2 },
      { name: 'tuft', x: 210, y: 0 },
      { name: 'tuft', x: 500, y: 3 },
      { name: 'tuft', x: 580, y: 0 },
    ],
    every: 720,
    rate: 0.6,
    up: ABOVE_BOTTOM.roadside - 2,
    widest: 34,
  },
  line: {
    items: [{ name: 'dash', x: 33, y: -8 }],
    every: 130,
    rate: 1,
    up: ABOVE_BOTTOM.line + 4,
    widest: 66,
  },
  flowers: {
    items: [
      { name: 'flowers', x: 60, y: 0 },
      { name: 'flowers', x: 250, y: -10 },
      { name: 'flowers', x: 470, y: -6 },
      { name: 'flowers', x: 720, y: -10 },
    ],
    every: 840,
    rate: 1.3,
    up: ABOVE_BOTTOM.flowers,
    widest: 62,
  },
} as const satisfies Record<string, RowPlan>;
