import type { TopicOfStrand } from './topic.ts';

export const TABLES: readonly TopicOfStrand[] = [
  {
    slug: 'times-tables-2-5-10',
    title: 'The 2, 5 and 10 times tables',
    year: 'Year 2',
    summary: 'The 2, 5 and 10 times tables: free games that ask only these, a worksheet, and lessons.',
    steps: [
      'Two times a number is double that number: 2 × 7 = 7 + 7.',
      'Ten times a number is that many tens: 10 × 7 = 70.',
      'Five times a number is half of that: 5 × 7 = 35.',
    ],
    searchTerms: ['multiplication', 'two times table', 'five times table', 'ten times table', 'timestables', 'doubles'],
    asks: { operation: '×', tables: [2, 5, 10] },
    videos: [],
    lessons: [
      ['represent-the-2-times-table-in-different-ways', 'Represent the 2 times table in different ways'],
      ['represent-the-5-times-table-in-different-ways', 'Represent the 5 times table in different ways'],
      ['represent-the-10-times-table-in-different-ways', 'Represent the 10 times table in different ways'],
    ],
    statements: ['multiplication-tables-2-5-10'],
  },
  {
    slug: 'times-tables-3-4-8',
    title: 'The 3, 4 and 8 times tables',
    year: 'Year 3',
    summary: 'The 3, 4 and 8 times tables: free games that ask only these, a worksheet, and lessons.',
    steps: [
      'To multiply by four, double and double again: 4 × 6 is 12 and 12.',
      'To multiply by eight, double that again: 8 × 6 is 24 and 24.',
      'Three times is double and one more lot: 3 × 6 = 12 + 6.',
    ],
    searchTerms: ['multiplication', 'three times table', 'four times table', 'eight times table', 'timestables'],
    asks: { operation: '×', tables: [3, 4, 8] },
    videos: [],
    lessons: [
      ['represent-counting-in-threes-as-the-3-times-table', 'Represent counting in threes as the 3 times table'],
      ['represent-counting-in-fours-as-the-4-times-table', 'Represent counting in fours as the 4 times table'],
      ['represent-counting-in-eights-as-the-8-times-table', 'Represent counting in eights as the 8 times table'],
    ],
    statements: ['multiplication-tables-3-4-8'],
  },
  {
    slug: 'times-tables-6-7-9',
    title: 'The 6, 7 and 9 times tables',
    year: 'Year 4',
    summary: 'The 6, 7 and 9 times tables: free games that ask only these, a worksheet, and lessons.',
    steps: [
      'Six times is five times and one more lot: 6 × 7 = 35 + 7.',
      'Seven times is five times and two times: 7 × 8 = 40 + 16.',
      'Nine times is ten times take away one lot: 9 × 7 = 70 − 7.',
    ],
    searchTerms: ['multiplication', 'six times table', 'seven times table', 'nine times table', 'timestables'],
    asks: { operation: '×', tables: [6, 7, 9] },
    videos: [],
    lessons: [
      ['represent-counting-in-sixes-as-the-6-times-table', 'Represent counting in sixes as the 6 times table'],
      ['represent-counting-in-sevens-as-the-7-times-table', 'Represent counting in sevens as the 7 times table'],
      ['represent-counting-in-nines-as-the-9-times-table', 'Represent counting in nines as the 9 times table'],
    ],
    statements: ['multiplication-tables-to-12x12'],
  },
  {
    slug: 'times-tables-11-12',
    title: 'The 11 and 12 times tables',
    year: 'Year 4',
    summary: 'The 11 and 12 times tables: free games that ask only these, a worksheet, and a lesson.',
    steps: [
      'Eleven times is ten times and one more lot: 11 × 7 = 70 + 7.',
      'Twelve times is ten times and two times: 12 × 7 = 70 + 14.',
    ],
    searchTerms: ['multiplication', 'eleven times table', 'twelve times table', 'timestables'],
    asks: { operation: '×', tables: [11, 12] },
    videos: [],
    lessons: [
      [
        'use-knowledge-of-the-distributive-law-to-calculate-products-beyond-known-times-tables',
        'Use the distributive law to calculate products beyond known times tables',
      ],
    ],
    statements: ['multiplication-tables-to-12x12'],
  },
  {
    slug: 'times-tables-to-12',
    title: 'All times tables to 12 × 12',
    year: 'Year 4',
    summary: 'All times tables up to 12 × 12, with free games, a check like the one in Year 4, and a worksheet.',
    steps: [
      'Turn it round: 7 × 3 is the same as 3 × 7.',
      'Split the number: 7 × 8 is 5 × 8 and 2 × 8.',
      'Practise the ones that you do not know yet. There are fewer than you think.',
    ],
    searchTerms: ['multiplication', 'timestables', 'multiplication tables check', 'mtc', 'year 4 check', 'facts'],
    asks: { operation: '×', tables: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
    videos: [],
    lessons: [
      [
        'use-knowledge-of-the-distributive-law-to-calculate-products-using-known-times-tables',
        'Use the distributive law to calculate products using known times tables',
      ],
      [
        'identify-patterns-of-odd-and-even-numbers-in-the-times-tables',
        'Identify patterns of odd and even numbers in the times tables',
      ],
    ],
    statements: ['multiplication-tables-to-12x12'],
  },
  {
    slug: 'multiply-larger-numbers',
    title: 'Multiply larger numbers in your head',
    year: 'Year 5',
    summary: 'Multiplying past the tables in your head, such as 6 × 14, by splitting one number, with a free game.',
    steps: [
      'Split the larger number: 14 is 10 and 4.',
      'Multiply both parts: 6 × 10 = 60 and 6 × 4 = 24.',
      '60 + 24 = 84.',
    ],
    searchTerms: ['mental multiplication', 'partitioning', 'distributive law', 'two-digit times one-digit'],
    asks: { skills: ['multiply.parts', 'multiply.tens'] },
    hasNoWorksheet: true,
    videos: [],
    lessons: [
      [
        'use-knowledge-of-the-distributive-law-to-calculate-products-beyond-known-times-tables',
        'Use the distributive law to calculate products beyond known times tables',
      ],
      [
        'explain-which-is-the-most-efficient-factor-to-partition-to-solve-a-multiplication-problem',
        'Explain which factor is best to partition in a multiplication problem',
      ],
    ],
    statements: ['multiply-divide-numbers-drawing-known'],
  },
];

const DIVISION_STEPS = (divisor: number, quotient: number): readonly string[] => [
  `Ask how many times: what times ${divisor} makes ${divisor * quotient}?`,
  `${quotient} × ${divisor} = ${divisor * quotient}, so ${divisor * quotient} ÷ ${divisor} = ${quotient}.`,
];

export const DIVISION: readonly TopicOfStrand[] = [
  {
    slug: 'divide-by-2-5-10',
    title: 'Divide with the 2, 5 and 10 times tables',
    year: 'Year 2',
    summary: 'Dividing with the 2, 5 and 10 times tables, such as 35 ÷ 5 or 35 ÷ 7, with free games and a worksheet.',
    steps: DIVISION_STEPS(5, 7),
    searchTerms: ['division', 'sharing', 'halving', 'halves', 'groups', 'quotient'],
    asks: { operation: '÷', tables: [2, 5, 10] },
    videos: [],
    lessons: [
      [
        'explain-how-times-table-facts-can-help-to-find-the-quotient-2-times-table',
        'How times table facts can help to find the quotient (2 times table)',
      ],
      [
        'explain-how-times-table-facts-can-help-to-find-the-quotient-5-times-table',
        'How times table facts can help to find the quotient (5 times table)',
      ],
      [
        'explain-how-times-table-facts-can-help-to-find-the-quotient-10-times-table',
        'How times table facts can help to find the quotient (10 times table)',
      ],
    ],
    statements: ['multiplication-tables-2-5-10'],
  },
  {
    slug: 'divide-by-3-4-8',
    title: 'Divide with the 3, 4 and 8 times tables',
    year: 'Year 3',
    summary: 'Dividing with the 3, 4 and 8 times tables, such as 24 ÷ 4 or 24 ÷ 6, with free games and a worksheet.',
    steps: DIVISION_STEPS(4, 6),
    searchTerms: ['division', 'sharing', 'groups', 'quotient', 'division facts'],
    asks: { operation: '÷', tables: [3, 4, 8] },
    videos: [],
    lessons: [
      [
        'use-multiplication-facts-to-answer-division-questions',
        'Use multiplication facts to answer division questions',
      ],
    ],
    statements: ['multiplication-tables-3-4-8'],
  },
  {
    slug: 'divide-by-6-7-9',
    title: 'Divide with the 6, 7 and 9 times tables',
    year: 'Year 4',
    summary: 'Dividing with the 6, 7 and 9 times tables, such as 56 ÷ 7 or 56 ÷ 8, with free games and a worksheet.',
    steps: DIVISION_STEPS(7, 8),
    searchTerms: ['division', 'sharing', 'groups', 'quotient', 'division facts'],
    asks: { operation: '÷', tables: [6, 7, 9] },
    videos: [],
    lessons: [
      [
        'use-multiplication-facts-to-answer-division-questions',
        'Use multiplication facts to answer division questions',
      ],
    ],
    statements: ['multiplication-tables-to-12x12'],
  },
  {
    slug: 'missing-factors',
    title: 'Missing numbers in multiplication',
    year: 'Year 3',
    summary: 'Finding the missing number in 4 × ? = 28 or ? ÷ 3 = 9, with a free game and a worksheet.',
    steps: ['Turn it round: to find ? in 4 × ? = 28, work out 28 ÷ 4.', '7 × 4 = 28, so the missing number is 7.'],
    searchTerms: ['missing factor', 'unknown', 'inverse', 'fill in the gap', 'factor pairs', 'empty box', 'division'],
    asks: { skills: [] },
    videos: [],
    lessons: [['identify-missing-factors-when-one-factor-is-2', 'Identify missing factors when one factor is 2']],
    statements: ['multiplication-and-division-solve-problems-missing-number-problems'],
  },
];
