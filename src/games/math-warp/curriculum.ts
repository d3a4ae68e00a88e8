import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: {},
    england: [
      ['Year 4', 'Recall multiplication and division facts for multiplication tables up to 12 × 12.'],
      [
        'Year 3',
        'Solve problems, including missing number problems, involving multiplication and division, including positive integer scaling problems and correspondence problems in which n objects are connected to m objects.',
      ],
      ['Year 4', 'Recognise and use factor pairs and commutativity in mental calculations.'],
    ],
    commonCore: ['3.OA.A.4', '3.OA.B.6', '3.OA.C.7'],
  },
];
