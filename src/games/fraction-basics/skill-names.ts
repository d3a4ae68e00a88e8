import type { SkillNames } from '../../catalogue/define-game.ts';

export const skillNames: SkillNames = {
  topic: 'Fractions',
  isAskedAlone: true,
  skills: {
    'fraction.amount.halves': {
      name: 'Find half or a quarter of an amount, such as half of 8',
      statement: 'find-name-half-1-2',
      round: { type: 'halves' },
    },
    'fraction.amount.thirds': {
      name: 'Find thirds or more quarters of an amount, such as 3/4 of 12',
      statement: 'find-name-write-fractions-length',
      round: { type: 'thirds' },
    },
    'fraction.convert.exact': {
      name: 'Write a decimal as a fraction, such as 0.37 = 37/100',
      statement: 'read-write-decimal-numbers-fractions',
      round: { type: 'convert' },
    },
    'fraction.convert.simplify': {
      name: 'Write a decimal as a simpler fraction, such as 0.75 = 3/4',
      statement: 'read-write-decimal-numbers-fractions',
      round: { type: 'convert' },
    },
    'fraction.simplify.byTwo': {
      name: 'Simplify a fraction by halving both numbers, such as 6/8',
      statement: 'common-factors-simplify-fractions-common',
      round: { type: 'simplify' },
    },
    'fraction.simplify.byMore': {
      name: 'Simplify a fraction by dividing by more than 2, such as 6/9',
      statement: 'common-factors-simplify-fractions-common',
      round: { type: 'simplify' },
    },
    'fraction.add.same': {
      name: 'Add fractions with the same bottom number, such as 2/5 + 1/5',
      statement: 'fractions-add-subtract-fractions-same-denominator',
      round: { type: 'add' },
    },
    'fraction.add.overOne': {
      name: 'Add fractions with the same bottom number past one whole, such as 3/4 + 2/4',
      statement: 'fractions-including-decimals-add-subtract-fractions-same-denominator',
      round: { type: 'add' },
    },
    'fraction.add.fits': {
      name: 'Add fractions when one bottom number goes into the other, such as 1/2 + 1/4',
      statement: 'fractions-including-decimals-and-percentages-add-subtract-fractions-same-denominator',
      round: { type: 'add' },
    },
    'fraction.subtract.same': {
      name: 'Subtract fractions with the same bottom number, such as 4/5 − 1/5',
      statement: 'fractions-add-subtract-fractions-same-denominator',
      round: { type: 'subtract' },
    },
    'fraction.subtract.fits': {
      name: 'Subtract fractions when one bottom number goes into the other, such as 1/2 − 1/4',
      statement: 'fractions-including-decimals-and-percentages-add-subtract-fractions-same-denominator',
      round: { type: 'subtract' },
    },
  },
};
