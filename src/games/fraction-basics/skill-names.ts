import type { SkillNames } from '../../catalogue/define-game.ts';
import { names, topic } from './skill-names-text.ts';

export const skillNames: SkillNames = {
  topic,
  isAskedAlone: true,
  skills: {
    'fraction.amount.halves': {
      name: names['fraction.amount.halves'],
      statement: 'find-name-half-1-2',
      round: { type: 'halves' },
    },
    'fraction.amount.thirds': {
      name: names['fraction.amount.thirds'],
      statement: 'find-name-write-fractions-length',
      round: { type: 'thirds' },
    },
    'fraction.convert.exact': {
      name: names['fraction.convert.exact'],
      statement: 'read-write-decimal-numbers-fractions',
      round: { type: 'convert' },
    },
    'fraction.convert.simplify': {
      name: names['fraction.convert.simplify'],
      statement: 'read-write-decimal-numbers-fractions',
      round: { type: 'convert' },
    },
    'fraction.simplify.byTwo': {
      name: names['fraction.simplify.byTwo'],
      statement: 'common-factors-simplify-fractions-common',
      round: { type: 'simplify' },
    },
    'fraction.simplify.byMore': {
      name: names['fraction.simplify.byMore'],
      statement: 'common-factors-simplify-fractions-common',
      round: { type: 'simplify' },
    },
    'fraction.add.same': {
      name: names['fraction.add.same'],
      statement: 'fractions-add-subtract-fractions-same-denominator',
      round: { type: 'add' },
    },
    'fraction.add.overOne': {
      name: names['fraction.add.overOne'],
      statement: 'fractions-including-decimals-add-subtract-fractions-same-denominator',
      round: { type: 'add' },
    },
    'fraction.add.fits': {
      name: names['fraction.add.fits'],
      statement: 'fractions-including-decimals-and-percentages-add-subtract-fractions-same-denominator',
      round: { type: 'add' },
    },
    'fraction.subtract.same': {
      name: names['fraction.subtract.same'],
      statement: 'fractions-add-subtract-fractions-same-denominator',
      round: { type: 'subtract' },
    },
    'fraction.subtract.fits': {
      name: names['fraction.subtract.fits'],
      statement: 'fractions-including-decimals-and-percentages-add-subtract-fractions-same-denominator',
      round: { type: 'subtract' },
    },
  },
};
