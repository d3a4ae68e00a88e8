import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: { difficulty: 'easy' },
    england: [['Year 1', 'Recognise and know the value of different denominations of coins and notes.']],
    commonCore: [],
  },
  {
    round: { difficulty: 'medium' },
    england: [
      [
        'Year 2',
        'Solve simple problems in a practical context involving addition and subtraction of money of the same unit, including giving change.',
      ],
    ],
    commonCore: [],
  },
  {
    round: { difficulty: 'hard' },
    england: [
      [
        'Year 2',
        'Solve simple problems in a practical context involving addition and subtraction of money of the same unit, including giving change.',
      ],
    ],
    commonCore: [],
  },
];
