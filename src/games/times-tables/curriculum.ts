import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: { size: '3' },
    england: [
      ['Year 2', 'Recall and use multiplication … facts for the 2, 5 … multiplication tables …'],
      ['Year 3', 'Recall and use multiplication and division facts for the 3, 4 and 8 multiplication tables.'],
      ['Year 4', 'Recall multiplication and division facts for multiplication tables …'],
    ],
    commonCore: ['3.OA.A.4', '3.OA.C.7'],
  },
  {
    round: { size: '4' },
    england: [
      ['Year 4', 'Recall multiplication and division facts for multiplication tables …'],
      ['Year 4', 'Recognise and use factor pairs … in mental calculations.'],
    ],
    commonCore: ['3.OA.A.4', '3.OA.C.7'],
  },
];
