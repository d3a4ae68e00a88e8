import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: {},
    england: [['Year 4', 'Recall multiplication … facts for multiplication tables up to 12 × 12.']],
    commonCore: ['3.OA.C.7'],
  },
];
