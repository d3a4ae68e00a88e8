import type { TopicText } from '../topic.ts';

export const TABLES_TEXT = {
  'times-tables-2-5-10': {
    title: 'The 2, 5 and 10 times tables',
    summary: 'The 2, 5 and 10 times tables: free games that ask only these, a worksheet, and lessons.',
    steps: [
      'Two times a number is double that number: 2 × 7 = 7 + 7.',
      'Ten times a number is that many tens: 10 × 7 = 70.',
      'Five times a number is half of that: 5 × 7 = 35.',
    ],
    searchTerms: ['multiplication', 'two times table', 'five times table', 'ten times table', 'timestables', 'doubles'],
  },
  'times-tables-3-4-8': {
    title: 'The 3, 4 and 8 times tables',
    summary: 'The 3, 4 and 8 times tables: free games that ask only these, a worksheet, and lessons.',
    steps: [
      'To multiply by four, double and double again: 4 × 6 is 12 and 12.',
      'To multiply by eight, double that again: 8 × 6 is 24 and 24.',
      'Three times is double and one more lot: 3 × 6 = 12 + 6.',
    ],
    searchTerms: ['multiplication', 'three times table', 'four times table', 'eight times table', 'timestables'],
  },
  'times-tables-6-7-9': {
    title: 'The 6, 7 and 9 times tables',
    summary: 'The 6, 7 and 9 times tables: free games that ask only these, a worksheet, and lessons.',
    steps: [
      'Six times is five times and one more lot: 6 × 7 = 35 + 7.',
      'Seven times is five times and two times: 7 × 8 = 40 + 16.',
      'Nine times is ten times take away one lot: 9 × 7 = 70 − 7.',
    ],
    searchTerms: ['multiplication', 'six times table', 'seven times table', 'nine times table', 'timestables'],
  },
  'times-tables-11-12': {
    title: 'The 11 and 12 times tables',
    summary: 'The 11 and 12 times tables: free games that ask only these, a worksheet, and a lesson.',
    steps: [
      'Eleven times is ten times and one more lot: 11 × 7 = 70 + 7.',
      'Twelve times is ten times and two times: 12 × 7 = 70 + 14.',
    ],
    searchTerms: ['multiplication', 'eleven times table', 'twelve times table', 'timestables'],
  },
  'times-tables-to-12': {
    title: 'All times tables to 12 × 12',
    summary: 'All times tables up to 12 × 12, with free games, a check like the one in Year 4, and a worksheet.',
    steps: [
      'Turn it round: 7 × 3 is the same as 3 × 7.',
      'Split the number: 7 × 8 is 5 × 8 and 2 × 8.',
      'Practise the ones that you do not know yet. There are fewer than you think.',
    ],
    searchTerms: ['multiplication', 'timestables', 'multiplication tables check', 'mtc', 'year 4 check', 'facts'],
  },
  'multiply-larger-numbers': {
    title: 'Multiply larger numbers in your head',
    summary: 'Multiplying past the tables in your head, such as 6 × 14, by splitting one number, with a free game.',
    steps: [
      'Split the larger number: 14 is 10 and 4.',
      'Multiply both parts: 6 × 10 = 60 and 6 × 4 = 24.',
      '60 + 24 = 84.',
    ],
    searchTerms: ['mental multiplication', 'partitioning', 'distributive law', 'two-digit times one-digit'],
  },
} satisfies Readonly<Record<string, TopicText>>;
