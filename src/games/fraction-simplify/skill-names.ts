import type { SkillNames } from '../../catalogue/define-game.ts';

export const skillNames: SkillNames = {
  topic: 'Fractions',
  isAskedAlone: true,
  skills: {
    'fraction.add.unlike': {
      name: 'Add fractions with different bottom numbers, such as 1/2 + 1/3',
      statement: 'add-subtract-fractions-different-denominators',
      round: { difficulty: 'medium' },
    },
    'fraction.subtract.unlike': {
      name: 'Subtract fractions with different bottom numbers, such as 1/2 − 1/3',
      statement: 'add-subtract-fractions-different-denominators',
      round: { difficulty: 'medium' },
    },
    'fraction.multiply.unit': {
      name: 'Multiply by a fraction with 1 on top, such as 1/2 × 3/4',
      statement: 'multiply-simple-pairs-proper-fractions',
      round: { difficulty: 'easy' },
    },
    'fraction.multiply.tables': {
      name: 'Multiply fractions, such as 2/3 × 3/4',
      statement: 'multiply-simple-pairs-proper-fractions',
      round: { difficulty: 'medium' },
    },
    'fraction.multiply.beyond': {
      name: 'Multiply fractions with larger numbers, such as 3/14 × 5/8',
      statement: 'multiply-simple-pairs-proper-fractions',
      round: { difficulty: 'hard' },
    },
  },
};
