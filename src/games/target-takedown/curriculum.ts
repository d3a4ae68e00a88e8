import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: {},
    england: [
      ['Year 2', 'Add … numbers … mentally [… 2 two-digit numbers …].'],
      ['Year 3', 'Solve problems … using number facts, place value …'],
    ],
    commonCore: ['2.NBT.B.6'],
  },
];
