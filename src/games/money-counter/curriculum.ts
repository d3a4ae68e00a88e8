import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: { difficulty: 'easy' },
    england: [
      ['Year 1', 'Recognise and know the value of different denominations of coins and notes.'],
      [
        'Year 2',
        'Solve simple problems in a practical context involving addition and subtraction of money of the same unit, including giving change.',
      ],
    ],
    commonCore: ['2.MD.C.8'],
  },
  {
    round: { difficulty: 'medium' },
    england: [
      ['Year 1', 'Recognise and know the value of different denominations of coins and notes.'],
      [
        'Year 2',
        'Solve simple problems in a practical context involving addition and subtraction of money of the same unit, including giving change.',
      ],
    ],
    commonCore: ['2.MD.C.8'],
  },
  {
    round: { difficulty: 'hard' },
    england: [
      ['Year 1', 'Recognise and know the value of different denominations of coins and notes.'],
      [
        'Year 2',
        'Solve simple problems in a practical context involving addition and subtraction of money of the same unit, including giving change.',
      ],
    ],
    commonCore: ['2.MD.C.8'],
  },
];
