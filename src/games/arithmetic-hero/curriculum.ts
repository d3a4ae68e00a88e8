import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: { level: '1' },
    england: [
      ['Year 2', 'Recall and use addition … facts to 20 fluently, and derive and use related facts up to 100.'],
      ['Year 2', 'Add … numbers … mentally [a two-digit number and 1s …].'],
    ],
    commonCore: ['1.OA.C.6', '1.NBT.C.4', '2.OA.B.2'],
  },
  {
    round: { level: '2' },
    england: [['Year 2', 'Add and subtract numbers … mentally [a two-digit number and 1s … 2 two-digit numbers …].']],
    commonCore: ['2.NBT.B.5'],
  },
  {
    round: { level: '3' },
    england: [
      ['Year 5', 'Add and subtract numbers mentally with increasingly large numbers.'],
      ['Year 5', 'Multiply … numbers mentally, drawing upon known facts.'],
    ],
    commonCore: ['3.NBT.A.2'],
  },
  {
    round: { level: '4' },
    england: [
      ['Year 4', 'Recall … division facts for multiplication tables …'],
      ['Year 5', 'Multiply and divide numbers mentally, drawing upon known facts.'],
    ],
    commonCore: ['3.NBT.A.2', '3.OA.B.6'],
  },
  {
    round: { level: '5' },
    england: [
      ['Year 5', '… count … backwards with positive and negative whole numbers, including through 0.'],
      ['Year 6', 'Perform mental calculations, including with … large numbers.'],
    ],
    commonCore: ['3.NBT.A.2'],
  },
];
