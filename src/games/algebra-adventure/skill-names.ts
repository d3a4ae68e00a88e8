import type { SkillNames } from '../../catalogue/define-game.ts';
import { names, topic } from './skill-names-text.ts';

export const skillNames: SkillNames = {
  topic,
  isAskedAlone: true,
  skills: {
    'algebra.findX.one': {
      name: names['algebra.findX.one'],
      statement: 'express-missing-number-problems-algebraically',
      round: { mode: 'findX', difficulty: 'easy' },
    },
    'algebra.findX.few': {
      name: names['algebra.findX.few'],
      statement: 'algebraic-methods-solve-linear-equations',
      round: { mode: 'findX', difficulty: 'easy' },
    },
    'algebra.findX.some': {
      name: names['algebra.findX.some'],
      statement: 'algebraic-methods-solve-linear-equations',
      round: { mode: 'findX', difficulty: 'medium' },
    },
    'algebra.findX.many': {
      name: names['algebra.findX.many'],
      statement: 'algebraic-methods-solve-linear-equations',
      round: { mode: 'findX', difficulty: 'hard' },
    },
    'algebra.balance.toTen': {
      name: names['algebra.balance.toTen'],
      statement: 'addition-and-subtraction-solve-problems-missing-number-problems',
      round: { mode: 'balance', difficulty: 'medium' },
    },
    'algebra.balance.overTen': {
      name: names['algebra.balance.overTen'],
      statement: 'addition-and-subtraction-solve-problems-missing-number-problems',
      round: { mode: 'balance', difficulty: 'medium' },
    },
    'algebra.substitute.small': {
      name: names['algebra.substitute.small'],
      statement: 'use-simple-formulae',
      round: { mode: 'substitute', difficulty: 'easy' },
    },
    'algebra.substitute.large': {
      name: names['algebra.substitute.large'],
      statement: 'use-simple-formulae',
      round: { mode: 'substitute', difficulty: 'easy' },
    },
  },
};
