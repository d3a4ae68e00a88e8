import { ADDITION_TEXT } from './text/addition.ts';
import { withText } from './topic.ts';

export const ADDITION = withText(ADDITION_TEXT, [
  {
    slug: 'number-bonds-to-10',
    yearId: 'year1',
    asks: { operation: '+', totals: [10, 10] },
    videos: [],
    lessons: [['find-pairs-of-numbers-that-sum-to-10', 'Find pairs of numbers that sum to 10']],
    statements: ['represent-number-bonds-related-subtraction'],
  },
  {
    slug: 'add-within-10',
    yearId: 'year1',
    asks: { operation: '+', totals: [2, 10] },
    videos: [],
    lessons: [
      ['explain-that-addition-is-commutative', 'Explain that addition is commutative'],
      ['use-knowledge-of-doubles-to-calculate-near-doubles', 'Use knowledge of doubles to calculate near doubles'],
      ['addition-and-subtraction-facts-within-10', 'Addition and subtraction facts within 10'],
    ],
    statements: ['add-subtract-one-digit-two', 'represent-number-bonds-related-subtraction'],
  },
  {
    slug: 'subtract-within-10',
    yearId: 'year1',
    asks: { operation: '−', totals: [2, 10] },
    videos: [],
    lessons: [
      ['use-number-pairs-to-10-in-subtraction-contexts', 'Use number pairs to 10 in subtraction contexts'],
      ['addition-and-subtraction-facts-within-10', 'Addition and subtraction facts within 10'],
    ],
    statements: ['add-subtract-one-digit-two', 'represent-number-bonds-related-subtraction'],
  },
  {
    slug: 'add-past-10',
    yearId: 'year2',
    asks: { operation: '+', totals: [11, 20] },
    videos: [],
    lessons: [
      ['add-two-numbers-that-bridge-through-10', 'Add two numbers that bridge through 10'],
      ['addition-by-bridging-through-10', 'Addition by bridging through 10'],
    ],
    statements: ['recall-addition-subtraction-facts-20', 'add-subtract-one-digit-two'],
  },
  {
    slug: 'subtract-past-10',
    yearId: 'year2',
    asks: { operation: '−', totals: [11, 20] },
    videos: [],
    lessons: [
      ['add-and-subtract-two-numbers-that-bridge-through-10', 'Add and subtract two numbers that bridge through 10'],
      ['subtracting-numbers-that-bridge-through-10', 'Subtracting numbers that bridge through 10'],
    ],
    statements: ['recall-addition-subtraction-facts-20', 'add-subtract-one-digit-two'],
  },
  {
    slug: 'add-two-digit-numbers',
    yearId: 'year2',
    asks: { skills: ['add.counting', 'add.overTen', 'add.tensAndOnes'] },
    videos: [],
    lessons: [
      [
        'add-two-digit-numbers-without-crossing-the-tens-boundary',
        'Add two-digit numbers without crossing the tens boundary',
      ],
      ['add-2-digit-numbers-when-crossing-the-tens-boundary', 'Add 2-digit numbers when crossing the tens boundary'],
    ],
    statements: ['add-subtract-numbers-concrete-objects'],
  },
  {
    slug: 'subtract-two-digit-numbers',
    yearId: 'year2',
    asks: { skills: ['subtract.counting', 'subtract.overTen', 'subtract.fromTen', 'subtract.tensAndOnes'] },
    videos: [],
    lessons: [
      ['explain-different-strategies-used-to-subtract', 'Explain different strategies used to subtract'],
      [
        'subtract-two-digit-numbers-crossing-the-tens-boundary',
        'Subtract two-digit numbers crossing the tens boundary',
      ],
    ],
    statements: ['add-subtract-numbers-concrete-objects'],
  },
  {
    slug: 'missing-numbers-in-sums',
    yearId: 'year3',
    asks: { skills: ['algebra.balance.toTen', 'algebra.balance.overTen'] },
    videos: [],
    lessons: [
      ['identify-knowns-and-unknowns-in-addition-equations', 'Identify knowns and unknowns in addition equations'],
      [
        'use-the-additive-relationship-to-rearrange-addition-equations',
        'Use the additive relationship to rearrange addition equations',
      ],
    ],
    statements: [
      'inverse-relationship-addition-subtraction-check',
      'addition-and-subtraction-solve-problems-missing-number-problems',
    ],
  },
  {
    slug: 'subtract-below-zero',
    yearId: 'year5',
    asks: { skills: ['subtract.belowZero'] },
    hasNoWorksheet: true,
    videos: [],
    lessons: [
      ['identify-and-place-negative-numbers-on-a-number-line', 'Identify and place negative numbers on a number line'],
      [
        'use-knowledge-of-positive-and-negative-numbers-to-calculate-intervals',
        'Use knowledge of positive and negative numbers to calculate intervals',
      ],
    ],
    statements: ['interpret-negative-numbers-context-count'],
  },
]);
