import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: { mode: 'addition', difficulty: 'easy' },
    england: [['Year 2', 'Recall and use addition … facts to 20 fluently …']],
    commonCore: ['2.OA.B.2'],
  },
  {
    round: { mode: 'subtraction', difficulty: 'easy' },
    england: [['Year 2', 'Recall and use … subtraction facts to 20 fluently …']],
    commonCore: ['2.OA.B.2'],
  },
  {
    round: { mode: 'addition', difficulty: 'hard' },
    england: [['Year 2', 'Add … numbers … mentally [… 2 two-digit numbers …].']],
    commonCore: ['2.NBT.B.5'],
  },
  {
    round: { mode: 'multiplication' },
    england: [['Year 4', 'Recall multiplication … facts for multiplication tables up to 12 × 12.']],
    commonCore: ['3.OA.C.7'],
  },
  {
    round: { mode: 'division' },
    england: [['Year 4', 'Recall … division facts for multiplication tables …']],
    commonCore: ['3.OA.C.7', '3.OA.B.6'],
  },
];
