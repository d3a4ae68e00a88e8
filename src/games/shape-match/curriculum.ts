import type { Curriculum } from '../define-game.ts';

/** What of the curricula each of its rounds practises. */
export const curriculum: Curriculum = [
  {
    round: { difficulty: 'easy' },
    england: [
      [
        'Year 1',
        'Recognise and name common 2-D shapes [for example, rectangles (including squares), circles and triangles].',
      ],
      [
        'Year 2',
        'Identify and describe the properties of 2-D shapes, including the number of sides, and line symmetry in a vertical line.',
      ],
    ],
    commonCore: [],
  },
  {
    round: { difficulty: 'hard' },
    england: [
      [
        'Year 3',
        'Draw 2-D shapes and make 3-D shapes using modelling materials; recognise 3-D shapes in different orientations and describe them.',
      ],
      ['Year 5', 'Distinguish between regular and irregular polygons based on reasoning about equal sides and angles.'],
    ],
    commonCore: [],
  },
];
