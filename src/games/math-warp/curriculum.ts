import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: {},
    england: [
      ['Year 4', 'Recall multiplication and division facts for multiplication tables …'],
      ['Year 3', 'Solve problems, including missing number problems, involving multiplication and division …'],
      ['Year 4', 'Recognise and use factor pairs … in mental calculations.'],
    ],
    commonCore: ['3.OA.A.4', '3.OA.B.6', '3.OA.C.7'],
  },
];
