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
    'pdf',
    'abcd',
    'gdpr',
    'Enter',
    'Alt',
    'Escape',
    '{hotkey}',
    'YouTube',
  ],
  values: {
    'play/round/fixing-text.ts practiseLabel': 'There always are questions to practise.',
    'pages/intro/text.ts about': 'Letters of Hindi have no capitals to take away.',
    'play/menu/link-setting-text.ts settingsText': 'Letters of Hindi have no capitals to take away.',
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
    'pages/intro/text.ts about': 'A game always practises something.',
    'play/answers/choices-text.ts': 'There are always choices.',
    'play/feedback/typical-mistake-text.ts': 'A mistake of this kind always has an equation.',
    'games/arithmetic-hero/text.ts text.ear.asked': 'There are always choices.',
    'games/arithmetic-hero/text/ear.ts earText.asked': 'There are always choices.',
    'games/math-warp/text.ts text.ear.asked': 'There are always choices.',
    'games/mental-maths/text.ts text.ear.asked': 'There are always choices.',
  },
  hasBegun: true,
};
