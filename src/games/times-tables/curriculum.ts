import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: { size: '3' },
    england: [
      [
        'Year 2',
        'Recall and use multiplication and division facts for the 2, 5 and 10 multiplication tables, including recognising odd and even numbers.',
      ],
      ['Year 3', 'Recall and use multiplication and division facts for the 3, 4 and 8 multiplication tables.'],
      ['Year 4', 'Recall multiplication and division facts for multiplication tables up to 12 × 12.'],
    ],
    commonCore: ['3.OA.C.7', '3.OA.D.9'],
  },
  {
    round: { size: '4' },
    england: [
      ['Year 4', 'Recall multiplication and division facts for multiplication tables up to 12 × 12.'],
      ['Year 4', 'Recognise and use factor pairs and commutativity in mental calculations.'],
    ],
    commonCore: ['3.OA.C.7', '3.OA.A.4', '3.OA.D.9'],
  },
];
