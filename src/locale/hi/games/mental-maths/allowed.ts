import type { Allowed } from '../../../allowed.ts';

export const ALLOWED: Allowed = {
  typography: {
    'text.ts text.ear.asked': 'There are always choices.',
  },
};
