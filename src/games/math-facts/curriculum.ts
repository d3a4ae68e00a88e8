import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: { mode: 'addition', difficulty: 'easy' },
    england: [
      [
        'Year 2',
        'Recall and use addition and subtraction facts to 20 fluently, and derive and use related facts up to 100.',
      ],
    ],
    commonCore: ['2.OA.B.2'],
  },
  {
    round: { mode: 'subtraction', difficulty: 'easy' },
    england: [
      [
        'Year 2',
        'Recall and use addition and subtraction facts to 20 fluently, and derive and use related facts up to 100.',
      ],
    ],
    commonCore: ['2.OA.B.2'],
  },
  {
    round: { mode: 'addition', difficulty: 'hard' },
    england: [
      [
        'Year 2',
        'Add and subtract numbers using concrete objects, pictorial representations, and mentally [a two-digit number and 1s, a two-digit number and 10s, 2 two-digit numbers, adding 3 one-digit numbers].',
      ],
    ],
    commonCore: ['2.NBT.B.5'],
  },
  {
    round: { mode: 'multiplication' },
    england: [['Year 4', 'Recall multiplication and division facts for multiplication tables up to 12 × 12.']],
    commonCore: ['3.OA.C.7'],
  },
  {
    round: { mode: 'division' },
    england: [['Year 4', 'Recall multiplication and division facts for multiplication tables up to 12 × 12.']],
    commonCore: ['3.OA.C.7', '3.OA.B.6'],
  },
];
