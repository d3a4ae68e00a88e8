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
    'Arcade',
    'Zap',
    'Capes',
    'orange',
    'plus',
    'standard',
    'Puzzle',
  ],
  terms: { 'topics/text/money.ts': 'A quarter is a coin of the USA there, not a part.' },
  tone: { 'games/tables-check/text.ts text.over.taken': 'A list of how the check was taken, as long as it has to be.' },
  hasBegun: true,
  values: {
    'games/tables-check/listing-text.ts': 'A school year of England, which is called otherwise or is not known here.',
    'pages/listing-text.ts PAGE_TEXT./topics.description':
      'A school year of England, which is called otherwise or is not known here.',
    'pages/listing-text.ts appText': 'English writes "no" for 0, which never is the number of games.',
  },
};
