import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: {},
    england: [
      ['Year 2', 'Add and subtract numbers … mentally [a two-digit number and 1s … 2 two-digit numbers …].'],
      ['Year 4', 'Recall multiplication and division facts for multiplication tables up to 12 × 12.'],
    ],
    commonCore: ['2.NBT.B.5', '3.OA.C.7'],
  },
];
