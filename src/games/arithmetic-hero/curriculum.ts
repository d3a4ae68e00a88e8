import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: { level: '1' },
    england: [
      ['Year 1', 'Add and subtract one-digit and two-digit numbers to 20, including zero.'],
      [
        'Year 2',
        'Recall and use addition and subtraction facts to 20 fluently, and derive and use related facts up to 100.',
      ],
      [
        'Year 2',
        'Add and subtract numbers using concrete objects, pictorial representations, and mentally [a two-digit number and 1s, a two-digit number and 10s, 2 two-digit numbers, adding 3 one-digit numbers].',
      ],
    ],
    commonCore: ['1.OA.C.6', '1.NBT.C.4', '2.OA.B.2'],
  },
  {
    round: { level: '2' },
    england: [
      [
        'Year 2',
        'Add and subtract numbers using concrete objects, pictorial representations, and mentally [a two-digit number and 1s, a two-digit number and 10s, 2 two-digit numbers, adding 3 one-digit numbers].',
      ],
      [
        'Year 2',
        'Recognise and use the inverse relationship between addition and subtraction and use this to check calculations and solve missing number problems.',
      ],
    ],
    commonCore: ['2.NBT.B.5'],
  },
  {
    round: { level: '3' },
    england: [
      [
        'Year 3',
        'Add and subtract numbers mentally [a three-digit number and 1s, a three-digit number and 10s, a three-digit number and 100s].',
      ],
      ['Year 4', 'Recall multiplication and division facts for multiplication tables up to 12 × 12.'],
    ],
    commonCore: ['3.NBT.A.2', '3.OA.C.7'],
  },
  {
    round: { level: '4' },
    england: [['Year 4', 'Recall multiplication and division facts for multiplication tables up to 12 × 12.']],
    commonCore: ['3.NBT.A.2', '3.OA.C.7'],
  },
  {
    round: { level: '5' },
    england: [
      [
        'Year 5',
        'Interpret negative numbers in context, count forwards and backwards with positive and negative whole numbers, including through 0.',
      ],
      ['Year 6', 'Perform mental calculations, including with mixed operations and large numbers.'],
    ],
    commonCore: [],
  },
];
