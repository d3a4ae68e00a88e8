import type { SkillNames } from '../../catalogue/define-game.ts';
import { names, topic } from './skill-names-text.ts';

export const skillNames: SkillNames = {
  topic,
  isAskedAlone: false,
  skills: {
    'shape.name.common': {
      name: names['shape.name.common'],
      statement: 'name-common-2-d-shapes',
      round: { difficulty: 'easy' },
    },
    'shape.name.fiveSix': {
      name: names['shape.name.fiveSix'],
      statement: 'name-common-2-d-shapes',
      round: { difficulty: 'easy' },
    },
    'shape.name.rare': {
      name: names['shape.name.rare'],
      statement: 'name-common-2-d-shapes',
      round: { difficulty: 'medium' },
    },
    'shape.sides.common': {
      name: names['shape.sides.common'],
      statement: 'identify-describe-properties-2-d',
      round: { difficulty: 'easy' },
    },
    'shape.sides.fiveSix': {
      name: names['shape.sides.fiveSix'],
      statement: 'identify-describe-properties-2-d',
      round: { difficulty: 'easy' },
    },
    'shape.sides.rare': {
      name: names['shape.sides.rare'],
      statement: 'identify-describe-properties-2-d',
      round: { difficulty: 'medium' },
    },
    'shape.compare.far': {
      name: names['shape.compare.far'],
      statement: 'compare-sort-common-2-d',
      round: { difficulty: 'medium' },
    },
    'shape.compare.near': {
      name: names['shape.compare.near'],
      statement: 'compare-sort-common-2-d',
      round: { difficulty: 'medium' },
    },
  },
};
