import type { Allowed } from '../allowed.ts';

export const ALLOWED: Allowed = {
  same: ['Panda', 'Koala', 'Normal', 'Arcade', 'koala', 'panda', 'normal', 'Combo', 'Euros'],
  terms: { 'topics/text/money.ts': 'A quarter is a coin of the USA there, not a part.' },
  hasBegun: true,
  values: {
    'games/tables-check/listing-text.ts': 'A school year of England, which is called otherwise or is not known here.',
    'pages/listing-text.ts appText': 'English writes "no" for 0, which never is the number of games.',
  },
};
