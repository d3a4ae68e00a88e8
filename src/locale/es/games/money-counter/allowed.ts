import type { Allowed } from '../../../allowed.ts';

export const ALLOWED: Allowed = {
  values: {
    'money-text.ts pieceNames': 'American coins have names in English, and are named after their values here.',
    'text.ts text.menu': 'American coins have names in English, and are named after their values here.',
    'money-text.ts signBefore': 'Some signs are behind the number here.',
    'text.ts text.asked': 'Amounts are given as they are written in English there.',
    'text.ts text.solved': 'Amounts are given as they are written in English there.',
  },
  terms: {
    'skill-names-text.ts': 'A quarter is a coin of the USA there, not a part.',
    'text.ts text.menu': 'A quarter is a coin of the USA there, not a part.',
  },
};
