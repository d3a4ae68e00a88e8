import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: { mode: 'findX' },
    england: [
      ['Year 6', 'Express missing number problems algebraically.'],
      [
        'Key stage 3',
        'Use algebraic methods to solve linear equations in 1 variable (including all forms that require rearrangement).',
      ],
    ],
    commonCore: [],
  },
  {
    round: { mode: 'balance' },
    england: [
      [
        'Year 3',
        'Solve problems, including missing number problems, using number facts, place value, and more complex addition and subtraction.',
      ],
      [
        'Year 2',
        'Recognise and use the inverse relationship between addition and subtraction and use this to check calculations and solve missing number problems.',
      ],
    ],
    commonCore: ['1.OA.D.8'],
  },
  {
    round: { mode: 'substitute' },
    england: [
      ['Year 6', 'Use simple formulae.'],
      ['Key stage 3', 'Substitute numerical values into formulae and expressions, including scientific formulae.'],
    ],
    commonCore: [],
  },
];
