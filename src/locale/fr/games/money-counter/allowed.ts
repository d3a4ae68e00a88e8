import type { Allowed } from '../../../allowed.ts';

export const ALLOWED: Allowed = {
  values: {
    'money-text.ts pieceNames': 'American coins have names in English, and are named after their values here.',
    'text.ts text.menu.coinHint': 'American coins have names in English, and are named after their values here.',
    'text.ts text.menu.steps': 'American coins have names in English, and are named after their values here.',
    'money-text.ts signBefore': 'Some signs are behind the number here.',
  },
};
