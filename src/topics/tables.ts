import { DIVISION_TEXT } from './text/division.ts';
import { TABLES_TEXT } from './text/tables.ts';
import { withText } from './topic.ts';

export const TABLES = withText(TABLES_TEXT, [
  {
    slug: 'times-tables-2-5-10',
    yearId: 'year2',
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
    yearId: 'year3',
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
    yearId: 'year4',
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
    yearId: 'year4',
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
    yearId: 'year4',
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
    yearId: 'year5',
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
]);

export const DIVISION = withText(DIVISION_TEXT, [
  {
    slug: 'divide-by-2-5-10',
    yearId: 'year2',
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
    yearId: 'year3',
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
    yearId: 'year4',
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
    yearId: 'year3',
    asks: { skills: [] },
    videos: [],
    lessons: [['identify-missing-factors-when-one-factor-is-2', 'Identify missing factors when one factor is 2']],
    statements: ['multiplication-and-division-solve-problems-missing-number-problems'],
  },
]);
