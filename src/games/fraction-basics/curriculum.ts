import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: { type: 'halves' },
    england: [
      ['Year 1', '… find … a half as 1 of 2 equal parts of … quantity.'],
      ['Year 1', '… find … a quarter as 1 of 4 equal parts of … quantity.'],
    ],
    commonCore: [],
  },
  {
    round: { type: 'thirds' },
    england: [['Year 2', '… find … fractions 1/3, … 2/4 and 3/4 of a … set of objects or quantity.']],
    commonCore: [],
  },
  {
    round: { type: 'convert' },
    england: [
      ['Year 5', 'Read … decimal numbers as fractions [for example, 0.71 = 71/100].'],
      ['Year 4', 'Recognise … decimal equivalents of any number of tenths …'],
    ],
    commonCore: [],
  },
  {
    round: { type: 'simplify' },
    england: [['Year 6', 'Use common factors to simplify fractions …']],
    commonCore: [],
  },
  {
    round: { type: 'add' },
    england: [
      ['Year 5', 'Add … fractions with the same denominator, and denominators that are multiples of the same number.'],
      ['Year 6', 'Add … fractions with different denominators … using the concept of equivalent fractions.'],
    ],
    commonCore: ['4.NF.B.3', '5.NF.A.1'],
  },
  {
    round: { type: 'subtract' },
    england: [
      [
        'Year 5',
        '… subtract fractions with the same denominator, and denominators that are multiples of the same number.',
      ],
      ['Year 6', '… subtract fractions with different denominators … using the concept of equivalent fractions.'],
    ],
    commonCore: ['4.NF.B.3', '5.NF.A.1'],
  },
];
