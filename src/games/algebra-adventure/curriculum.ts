import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: { mode: 'findX' },
    england: [['Key stage 3', 'Use algebraic methods to solve linear equations in 1 variable …']],
    commonCore: [],
  },
  {
    round: { mode: 'balance' },
    england: [
      [
        'Year 2',
        'Recognise and use the inverse relationship between addition and subtraction and use this to … solve missing number problems.',
      ],
      ['Year 3', 'Solve problems, including missing number problems, using number facts …'],
    ],
    commonCore: ['1.OA.D.8'],
  },
  {
    round: { mode: 'substitute' },
    england: [['Key stage 3', 'Substitute numerical values into … expressions …']],
    commonCore: [],
  },
];
