import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: {},
    england: [
      [
        'Year 1',
        'Recognise and name common 2-D shapes [for example, rectangles (including squares), circles and triangles].',
      ],
    ],
    commonCore: [],
  },
];
