import type { Curriculum } from '../define-game.ts';

/** What of the curricula each of its rounds practises. */
export const curriculum: Curriculum = [
  {
    round: { difficulty: 'easy' },
    england: [
      ['Year 1', 'Recognise and know the value of different denominations of coins and notes.'],
      ['Year 2', 'Recognise and use symbols for pounds (£) and pence (p); combine amounts to make a particular value.'],
    ],
    commonCore: [],
  },
  {
    round: { difficulty: 'medium' },
    england: [
      ['Year 2', 'Find different combinations of coins that equal the same amounts of money.'],
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
      ['Year 3', 'Add and subtract amounts of money to give change, using both £ and p in practical contexts.'],
      ['Year 4', 'Estimate, compare and calculate different measures, including money in pounds and pence.'],
    ],
    commonCore: [],
  },
];
