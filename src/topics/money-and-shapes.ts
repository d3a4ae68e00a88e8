import type { TopicOfStrand } from './topic.ts';

/** The coins in the game are US coins, and the lessons use pounds and pence. */
export const MONEY: readonly TopicOfStrand[] = [
  {
    slug: 'count-coins',
    title: 'Count coins',
    year: 'Year 1',
    summary: 'Counting US coins, from pennies and nickels to quarters and dollars, with a free game.',
    steps: [
      'Start with the coins that are worth most.',
      'Count on: 25, 50, 60, 65, 66.',
      'Coins of the same kind are easy to count together: in fives, tens or 25s.',
    ],
    searchTerms: ['money', 'pennies', 'nickels', 'dimes', 'quarters', 'coin values', 'dollars and cents'],
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
    title: 'Give change',
    year: 'Year 2',
    summary: 'Working out the change from one, two or five dollars, with a free game and lessons.',
    steps: [
      'Count up from the price: from 65 to 70 is 5 cents.',
      'Then from 70 to 100 is 30 cents.',
      'The change is 35 cents.',
    ],
    searchTerms: ['money', 'shopping', 'paying', 'change from a dollar', 'shop'],
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
    title: 'Add money',
    year: 'Year 2',
    summary: 'Adding two heaps of US coins, with a free game and a lesson.',
    steps: ['Count each heap.', 'Add the tens first, then the ones.', '100 cents make a dollar.'],
    searchTerms: ['adding coins', 'total', 'dollars and cents', 'altogether', 'shopping'],
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
    title: 'How much more money?',
    year: 'Year 2',
    summary: 'Finding how much more one heap of US coins is worth than another, with a free game and a lesson.',
    steps: ['Count each heap.', 'Count up from the smaller amount to the larger one.', 'That is how much more it is.'],
    searchTerms: ['comparing coins', 'difference', 'dollars and cents', 'subtracting money', 'how much more'],
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
];

export const SHAPES: readonly TopicOfStrand[] = [
  {
    slug: 'name-shapes',
    title: 'Name 2-D shapes',
    year: 'Year 1',
    summary: 'Naming circles, triangles, squares, rectangles and polygons with up to eight sides, with a free game.',
    steps: [
      'A triangle has three straight sides.',
      'A square has four sides of the same length and four square corners.',
      'A circle has no straight sides.',
    ],
    searchTerms: [
      'geometry',
      'circle',
      'triangle',
      'square',
      'rectangle',
      'pentagon',
      'hexagon',
      'octagon',
      'polygons',
      '2d',
    ],
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
    title: 'Count the sides of shapes',
    year: 'Year 2',
    summary: 'Counting the sides of shapes, from a triangle to an octagon, with a free game and lessons.',
    steps: ['Start at a corner and put a finger on it.', 'Count each side until you are back at your finger.'],
    searchTerms: ['geometry', 'sides and corners', 'polygons', 'properties of shapes', '2d'],
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
    title: 'Which shape has more sides?',
    year: 'Year 2',
    summary: 'Comparing shapes by their number of sides, with a free game and a lesson.',
    steps: ['Count the sides of each shape.', 'The larger number wins: that shape has more sides.'],
    searchTerms: ['geometry', 'comparing shapes', 'sorting shapes', 'polygons', '2d'],
    asks: { skills: ['shape.compare.far', 'shape.compare.near'] },
    hasNoWorksheet: true,
    videos: [],
    lessons: [['discuss-and-compare-polygons', 'Discuss and compare polygons']],
    statements: ['compare-sort-common-2-d'],
  },
];

const GCSE_ALGEBRA = { hub: 'gcse', tab: 'foundation', unit: 'algebra' } as const;

export const ALGEBRA: readonly TopicOfStrand[] = [
  {
    slug: 'solve-equations',
    title: 'Solve equations: find x',
    year: 'Key stage 3',
    summary: 'Finding x in equations such as 3x + 5 = 20, with a free game, a worksheet and videos.',
    steps: ['Take 5 away from both sides: 3x = 15.', 'Divide both sides by 3: x = 5.', 'Check: 3 × 5 + 5 = 20.'],
    searchTerms: ['linear equations', 'algebra', 'unknown', 'solve for x', 'balance'],
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
    title: 'Substitute a number for x',
    year: 'Year 6',
    summary: 'Working out 3x when x is 5, with a free game, a worksheet and a video.',
    steps: ['3x means 3 times x.', 'Put 5 in place of x: 3 × 5 = 15.'],
    searchTerms: ['substitution', 'algebra', 'expressions', 'formulas', 'formulae', 'evaluate'],
    asks: { skills: ['algebra.substitute.small', 'algebra.substitute.large'] },
    videos: [{ ...GCSE_ALGEBRA, entry: 'ZkC2FX5TOJ8', title: 'Algebra: substitution' }],
    lessons: [],
    statements: ['use-simple-formulae', 'substitute-numerical-values-formulae-expressions'],
  },
];
