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
    'Enter',
    'Escape',
    'PDF',
    'Alt',
    'Grades',
    'mute',
    'calm',
  ],
  values: {
    'play/feedback/aloud/spoken-text.ts spokenText': 'The denominator is a figure: "4 बटा 5".',
    'pages/facts/adults-text.tsx text.curriculum.skillAsked': '"Once" is written as a figure.',
    'pages/print/text.ts text.sheet.firstOnScreen': 'There is at least one question.',
    'play/round/fixing-text.ts practiseLabel': 'There is at least one question.',
  },
  terms: {
    'topics/text/money.ts': 'A quarter is a coin of the USA there, not a part.',
    'pages/progress/file-text.tsx text.startOver.whatIsCleared': 'Times are how long rounds took there.',
  },
};
