import type { SkillNames } from '../../catalogue/define-game.ts';

export const skillNames: SkillNames = {
  topic: 'Shapes',
  isAskedAlone: false,
  skills: {
    'shape.name.common': {
      name: 'Name circles, triangles, squares and rectangles',
      statement: 'name-common-2-d-shapes',
      round: { difficulty: 'easy' },
    },
    'shape.name.fiveSix': {
      name: 'Name pentagons and hexagons',
      statement: 'name-common-2-d-shapes',
      round: { difficulty: 'easy' },
    },
    'shape.name.rare': {
      name: 'Name diamonds, heptagons and octagons',
      statement: 'name-common-2-d-shapes',
      round: { difficulty: 'medium' },
    },
    'shape.sides.common': {
      name: 'Count the sides of circles, triangles, squares and rectangles',
      statement: 'identify-describe-properties-2-d',
      round: { difficulty: 'easy' },
    },
    'shape.sides.fiveSix': {
      name: 'Count the sides of pentagons and hexagons',
      statement: 'identify-describe-properties-2-d',
      round: { difficulty: 'easy' },
    },
    'shape.sides.rare': {
      name: 'Count the sides of diamonds, heptagons and octagons',
      statement: 'identify-describe-properties-2-d',
      round: { difficulty: 'medium' },
    },
    'shape.compare.far': {
      name: 'Say which shape has more sides',
      statement: 'compare-sort-common-2-d',
      round: { difficulty: 'medium' },
    },
    'shape.compare.near': {
      name: 'Say which shape has one more side',
      statement: 'compare-sort-common-2-d',
      round: { difficulty: 'medium' },
    },
  },
};
