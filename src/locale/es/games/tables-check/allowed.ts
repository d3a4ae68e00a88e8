import type { Allowed } from '../../../allowed.ts';

export const ALLOWED: Allowed = {
  values: {
    'listing-text.ts': 'It does not name the school year, which is one of England only.',
  },
};
