import type { Allowed } from '../allowed.ts';

export const ALLOWED: Allowed = {
  same: [
    'Foundation Tier',
    'Higher Tier',
    'Common Core',
    'State Standards',
    'Open Government Licence',
    'JavaScript',
    'Safari',
    'Letter',
    'numeria-progress',
    'Grade',
    'Year',
    'Class',
  ],
  values: {
    'pages/facts/adults-text.tsx text.curriculum.skillAsked': '"Once" is written as a figure.',
    'pages/print/text.ts text.sheet.firstOnScreen': 'There is at least one question.',
    'pages/listing-text.ts appText': 'English writes "no" for 0, which never is the number of games.',
    'games/money-counter/money-text.ts pieceNames':
      'American coins have names in English, and are named after their values here.',
    'games/money-counter/text.ts text.menu':
      'American coins have names in English, and are named after their values here.',
  },
  terms: {
    'topics/text/money.ts': 'A quarter is a coin of the USA there, not a part.',
    'pages/progress/file-text.tsx text.startOver.whatIsCleared': 'Times are how long rounds took there.',
    'games/money-counter/skill-names-text.ts': 'A quarter is a coin of the USA there, not a part.',
    'games/money-counter/text.ts text.menu': 'A quarter is a coin of the USA there, not a part.',
  },
  typography: {
    'games/arithmetic-hero/text.ts text.ear.asked': 'There are always choices.',
    'games/arithmetic-hero/text/ear.ts earText.asked': 'There are always choices.',
    'games/math-warp/text.ts text.ear.asked': 'There are always choices.',
    'games/mental-maths/text.ts text.ear.asked': 'There are always choices.',
  },
  hasBegun: true,
};
