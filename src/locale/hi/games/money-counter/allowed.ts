import type { Allowed } from '../../../allowed.ts';

export const ALLOWED: Allowed = {
  values: {
    'money-text.ts pieceNames': 'American coins have names in English, and are named after their values here.',
    'text.ts text.menu': 'American coins have names in English, and are named after their values here.',
  },
  terms: {
    'skill-names-text.ts': 'A quarter is a coin of the USA there, not a part.',
    'text.ts text.menu': 'A quarter is a coin of the USA there, not a part.',
  },
};
