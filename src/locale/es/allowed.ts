import type { Allowed } from '../allowed.ts';

export const ALLOWED: Allowed = {
  same: [
    'Koala',
    'Common Core',
    'min',
    'Arcade',
    'Error',
    'Panda',
    'Animal',
    'Normal',
    'Cookies',
    'koala',
    'panda',
    'normal',
    'Combo',
    'Euros',
    'Robot',
    'euro',
    'euros',
  ],
  values: {
    'pages/legal/accessibility-text.tsx ACCESSIBILITY.conformance.content':
      'The version of a standard is not a decimal.',
    'pages/legal/accessibility-text.tsx ACCESSIBILITY_SUMMARY': 'The version of a standard is not a decimal.',
    'pages/teachers/text.ts text.sources': 'The version of a licence is not a decimal.',
    'pages/facts/adults-text.tsx text.curriculum.source': 'The version of a licence is not a decimal.',
    'games/tables-check/listing-text.ts': 'A school year of England, which is called otherwise or is not known here.',
    'pages/listing-text.ts appText': 'English writes "no" for 0, which never is the number of games.',
    'games/money-counter/money-text.ts pieceNames':
      'American coins have names in English, and are named after their values here.',
    'games/money-counter/text.ts text.menu':
      'American coins have names in English, and are named after their values here.',
    'games/money-counter/money-text.ts signBefore': 'Some signs are behind the number here.',
    'play/feedback/aloud/spoken-text.ts': 'Signs of money are read as words: "163 rupias".',
    'games/money-counter/text.ts text.asked': 'Amounts are given as they are written in English there.',
    'games/money-counter/text.ts text.solved': 'Amounts are given as they are written in English there.',
    'pages/faq/answers-text.tsx ANSWERS.teachers.content': 'The version of a browser is not a decimal.',
  },
  terms: {
    'topics/text/money.ts': 'A quarter is a coin of the USA there, not a part.',
    'pages/progress/file-text.tsx text.startOver.whatIsCleared': 'Times are how long rounds took there.',
    'games/money-counter/skill-names-text.ts': 'A quarter is a coin of the USA there, not a part.',
    'games/money-counter/text.ts text.menu': 'A quarter is a coin of the USA there, not a part.',
  },
  tone: {
    'games/tables-check/text.ts text.over.taken': 'A list of how the check was taken, as long as it has to be.',
  },
  typography: {
    'pages/faq/answers-text.tsx ANSWERS.teachers.content': 'The question mark is a part of a link.',
  },
};
