import type { Allowed } from '../allowed.ts';

export const ALLOWED: Allowed = {
  same: [
    'Foundation Tier',
    'Higher Tier',
    'Common Core',
    'Grade',
    'Year',
    'Class',
    'JavaScript',
    'pdf',
    'abcd',
    'gdpr',
    'Enter',
    'Alt',
    'Escape',
    '{hotkey}',
    'YouTube',
  ],
  terms: { 'topics/text/money.ts': 'A quarter is a coin of the USA there, not a part.' },
  typography: {
    'pages/intro/text.ts about': 'A game always practises something.',
    'play/answers/choices-text.ts': 'There are always choices.',
    'play/feedback/typical-mistake-text.ts': 'A mistake of this kind always has an equation.',
  },
  hasBegun: true,
  values: {
    'pages/intro/text.ts about': 'Letters of Hindi have no capitals to take away.',
    'play/menu/link-setting-text.ts settingsText': 'Letters of Hindi have no capitals to take away.',
    'play/round/fixing-text.ts practiseLabel': 'There always are questions to practise.',
    'games/tables-check/listing-text.ts': 'A school year of England, which is called otherwise or is not known here.',
    'pages/listing-text.ts appText': 'English writes "no" for 0, which never is the number of games.',
  },
};
