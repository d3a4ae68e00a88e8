import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: { difficulty: 'easy' },
    england: [
      ['Year 4', 'Add and subtract fractions with the same denominator.'],
      ['Year 6', 'Use common factors to simplify fractions …'],
      [
        'Year 6',
        'Multiply simple pairs of proper fractions, writing the answer in its simplest form [for example, 1/4 × 1/2 = 1/8].',
      ],
    ],
    commonCore: ['4.NF.B.3'],
  },
  {
    round: { difficulty: 'medium' },
    england: [
      ['Year 6', 'Add and subtract fractions with different denominators … using the concept of equivalent fractions.'],
      ['Year 6', 'Use common factors to simplify fractions …'],
      [
        'Year 6',
        'Multiply simple pairs of proper fractions, writing the answer in its simplest form [for example, 1/4 × 1/2 = 1/8].',
      ],
    ],
    commonCore: ['5.NF.A.1'],
  },
  {
    round: { difficulty: 'hard' },
    england: [
      ['Year 6', 'Add and subtract fractions with different denominators … using the concept of equivalent fractions.'],
      ['Year 6', 'Use common factors to simplify fractions …'],
      [
        'Year 6',
        'Multiply simple pairs of proper fractions, writing the answer in its simplest form [for example, 1/4 × 1/2 = 1/8].',
      ],
    ],
    commonCore: ['5.NF.A.1'],
  },
];
