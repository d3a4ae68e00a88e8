import { ALGEBRA_TEXT } from './text/algebra.ts';
import { MONEY_TEXT } from './text/money.ts';
import { SHAPES_TEXT } from './text/shapes.ts';
import { withText } from './topic.ts';

/** The coins in the game are US coins, and the lessons use pounds and pence. */
export const MONEY = withText(MONEY_TEXT, [
  {
    slug: 'count-coins',
    yearId: 'year1',
    asks: {
      skills: [
        'money.count.nickels',
        'money.count.overTen',
        'money.count.dimes',
        'money.count.quarters',
        'money.count.dollars',
      ],
    },
    hasNoWorksheet: true,
    videos: [],
    lessons: [['calculate-amounts-up-to-20-p', 'Calculate amounts up to 20p (in pence)']],
    statements: ['value-different-denominations-coins-notes'],
  },
  {
    slug: 'give-change',
    yearId: 'year2',
    asks: { skills: ['money.change.tens', 'money.change.fives', 'money.change.ones', 'money.change.dollars'] },
    hasNoWorksheet: true,
    videos: [],
    lessons: [
      ['solve-problems-including-those-involving-giving-change', 'Solve problems including giving change (in pence)'],
      [
        'use-knowledge-of-subtraction-to-calculate-change-when-paying-with-whole-pounds-or-notes',
        'Calculate change when paying with whole pounds or notes',
      ],
    ],
    statements: ['solve-simple-problems-practical-context'],
  },
  {
    slug: 'add-money',
    yearId: 'year2',
    asks: {
      skills: ['money.add.within', 'money.add.overTen', 'money.add.quarters', 'money.add.quartersOverTen'],
    },
    hasNoWorksheet: true,
    videos: [],
    lessons: [
      [
        'use-and-explain-the-most-efficient-strategies-when-adding-quantities-of-money',
        'Efficient strategies when adding quantities of money (in pounds)',
      ],
    ],
    statements: ['solve-simple-problems-practical-context'],
  },
  {
    slug: 'compare-money',
    yearId: 'year2',
    asks: {
      skills: [
        'money.compare.within',
        'money.compare.overTen',
        'money.compare.quarters',
        'money.compare.quartersOverTen',
      ],
    },
    hasNoWorksheet: true,
    videos: [],
    lessons: [
      [
        'use-and-explain-the-most-efficient-strategies-when-subtracting-quantities-of-money',
        'Efficient strategies when subtracting quantities of money (in pounds)',
      ],
    ],
    statements: ['solve-simple-problems-practical-context'],
  },
]);

export const SHAPES = withText(SHAPES_TEXT, [
  {
    slug: 'name-shapes',
    yearId: 'year1',
    asks: { skills: ['shape.name.common', 'shape.name.fiveSix', 'shape.name.rare'] },
    hasNoWorksheet: true,
    videos: [],
    lessons: [
      ['explore-and-recognise-2d-shapes', 'Explore and recognise 2D shapes'],
      [
        'describe-name-and-sort-polygons-including-pentagons-hexagons-and-octagons',
        'Describe, name and sort polygons including pentagons, hexagons and octagons',
      ],
    ],
    statements: ['name-common-2-d-shapes'],
  },
  {
    slug: 'count-sides',
    yearId: 'year2',
    asks: { skills: ['shape.sides.common', 'shape.sides.fiveSix', 'shape.sides.rare'] },
    hasNoWorksheet: true,
    videos: [],
    lessons: [
      [
        'describe-and-name-polygons-including-triangles-and-quadrilaterals',
        'Describe and name polygons including triangles and quadrilaterals',
      ],
      [
        'describe-name-and-sort-polygons-including-pentagons-hexagons-and-octagons',
        'Describe, name and sort polygons including pentagons, hexagons and octagons',
      ],
    ],
    statements: ['identify-describe-properties-2-d'],
  },
  {
    slug: 'compare-shapes',
    yearId: 'year2',
    asks: { skills: ['shape.compare.far', 'shape.compare.near'] },
    hasNoWorksheet: true,
    videos: [],
    lessons: [['discuss-and-compare-polygons', 'Discuss and compare polygons']],
    statements: ['compare-sort-common-2-d'],
  },
]);

const GCSE_ALGEBRA = { hub: 'gcse', tab: 'foundation', unit: 'algebra' } as const;

export const ALGEBRA = withText(ALGEBRA_TEXT, [
  {
    slug: 'solve-equations',
    yearId: 'keyStage3',
    asks: { skills: ['algebra.findX.one', 'algebra.findX.few', 'algebra.findX.some', 'algebra.findX.many'] },
    videos: [
      { ...GCSE_ALGEBRA, entry: '30S7WxKcPwg', title: 'Equations: solving' },
      { ...GCSE_ALGEBRA, entry: 'BMOwI2Bidm0', title: 'Solving Linear Equations' },
    ],
    lessons: [],
    statements: ['express-missing-number-problems-algebraically', 'algebraic-methods-solve-linear-equations'],
  },
  {
    slug: 'substitute-numbers',
    yearId: 'year6',
    asks: { skills: ['algebra.substitute.small', 'algebra.substitute.large'] },
    videos: [{ ...GCSE_ALGEBRA, entry: 'ZkC2FX5TOJ8', title: 'Algebra: substitution' }],
    lessons: [],
    statements: ['use-simple-formulae', 'substitute-numerical-values-formulae-expressions'],
  },
]);
