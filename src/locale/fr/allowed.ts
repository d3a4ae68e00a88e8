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
    'dollars',
    'cents',
    'euros',
    'pence',
  ],
  terms: {
    'topics/text/money.ts': 'A quarter is a coin of the USA there, not a part.',
    'games/money-counter/skill-names-text.ts': 'A quarter is a coin of the USA there, not a part.',
    'games/money-counter/text.ts text.menu': 'A quarter is a coin of the USA there, not a part.',
  },
  hasBegun: true,
  values: {
    'games/money-counter/money-text.ts pieceNames':
      'American coins have names in English, and are named after their values here.',
    'games/money-counter/text.ts text.menu':
      'American coins have names in English, and are named after their values here.',
    'games/money-counter/money-text.ts signBefore': 'Some signs are behind the number here.',
    'games/money-counter/text.ts text.asked': 'Amounts are given as they are written in English there.',
    'games/money-counter/text.ts text.solved': 'Amounts are given as they are written in English there.',
    'games/tables-check/listing-text.ts': 'A school year of England, which is called otherwise or is not known here.',
    'pages/listing-text.ts PAGE_TEXT./topics.description':
      'A school year of England, which is called otherwise or is not known here.',
    'pages/listing-text.ts appText': 'English writes "no" for 0, which never is the number of games.',
  },
};
