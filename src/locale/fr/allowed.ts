import type { Allowed } from '../allowed.ts';

export const ALLOWED: Allowed = {
  same: [
    'Fractions',
    'Division',
    'Multiplication',
    'Addition',
    'Question',
    'Questions',
    'Minutes',
    'Score',
    'Points',
    'Pause',
    'Menu',
  ],
  terms: { 'topics/text/money.ts': 'A quarter is a coin of the USA there, not a part.' },
  hasBegun: true,
  values: {
    'pages/listing-text.ts PAGE_TEXT./topics.description': 'School years of England are in words.',
    'pages/listing-text.ts appText': 'English writes "no" for 0, which never is the number of games.',
  },
};
