import type { Allowed } from '../allowed.ts';

export const ALLOWED: Allowed = {
  same: ['Foundation Tier', 'Higher Tier', 'Common Core', 'Grade', 'Year', 'Class', 'Open Government Licence'],
  terms: { 'topics/text/money.ts': 'A quarter is a coin of the USA there, not a part.' },
  hasBegun: true,
  values: {
    'pages/listing-text.ts appText': 'English writes "no" for 0, which never is the number of games.',
  },
};
