import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: {},
    england: [
      [
        'Year 2',
        'Recall and use addition and subtraction facts to 20 fluently, and derive and use related facts up to 100.',
      ],
      ['Year 1', 'Represent and use number bonds and related subtraction facts within 20.'],
      [
        'Year 2',
        'Add and subtract numbers using concrete objects, pictorial representations, and mentally [a two-digit number and 1s, a two-digit number and 10s, 2 two-digit numbers, adding 3 one-digit numbers].',
      ],
    ],
    commonCore: ['1.OA.A.2', '2.NBT.B.6'],
  },
];
