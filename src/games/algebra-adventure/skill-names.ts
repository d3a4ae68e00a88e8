import type { SkillNames } from '../../catalogue/define-game.ts';

export const skillNames: SkillNames = {
  topic: 'Equations',
  isAskedAlone: true,
  skills: {
    'algebra.findX.one': {
      name: 'Find x in x + 5 = 12',
      statement: 'express-missing-number-problems-algebraically',
      round: { mode: 'findX', difficulty: 'easy' },
    },
    'algebra.findX.few': {
      name: 'Find x in 2x + 5 = 11 or 3x + 5 = 20',
      statement: 'algebraic-methods-solve-linear-equations',
      round: { mode: 'findX', difficulty: 'easy' },
    },
    'algebra.findX.some': {
      name: 'Find x in equations like 5x + 3 = 28',
      statement: 'algebraic-methods-solve-linear-equations',
      round: { mode: 'findX', difficulty: 'medium' },
    },
    'algebra.findX.many': {
      name: 'Find x in equations like 8x + 4 = 60',
      statement: 'algebraic-methods-solve-linear-equations',
      round: { mode: 'findX', difficulty: 'hard' },
    },
    'algebra.balance.toTen': {
      name: 'Find the missing number up to 10, such as 4 + x = 9',
      statement: 'addition-and-subtraction-solve-problems-missing-number-problems',
      round: { mode: 'balance', difficulty: 'medium' },
    },
    'algebra.balance.overTen': {
      name: 'Find the missing number past 10, such as 5 + x = 13',
      statement: 'addition-and-subtraction-solve-problems-missing-number-problems',
      round: { mode: 'balance', difficulty: 'medium' },
    },
    'algebra.substitute.small': {
      name: 'Work out 3x for a given x, up to 15',
      statement: 'use-simple-formulae',
      round: { mode: 'substitute', difficulty: 'easy' },
    },
    'algebra.substitute.large': {
      name: 'Work out 6x for a given x, above 15',
      statement: 'use-simple-formulae',
      round: { mode: 'substitute', difficulty: 'easy' },
    },
  },
};
