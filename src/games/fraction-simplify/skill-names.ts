import type { SkillNames } from '../../catalogue/define-game.ts';
import { names, topic } from './skill-names-text.ts';

export const skillNames: SkillNames = {
  topic,
  isAskedAlone: true,
  skills: {
    'fraction.add.unlike': {
      name: names['fraction.add.unlike'],
      statement: 'add-subtract-fractions-different-denominators',
      round: { difficulty: 'medium' },
    },
    'fraction.subtract.unlike': {
      name: names['fraction.subtract.unlike'],
      statement: 'add-subtract-fractions-different-denominators',
      round: { difficulty: 'medium' },
    },
    'fraction.multiply.unit': {
      name: names['fraction.multiply.unit'],
      statement: 'multiply-simple-pairs-proper-fractions',
      round: { difficulty: 'easy' },
    },
    'fraction.multiply.tables': {
      name: names['fraction.multiply.tables'],
      statement: 'multiply-simple-pairs-proper-fractions',
      round: { difficulty: 'medium' },
    },
    'fraction.multiply.beyond': {
      name: names['fraction.multiply.beyond'],
      statement: 'multiply-simple-pairs-proper-fractions',
      round: { difficulty: 'hard' },
    },
  },
};
