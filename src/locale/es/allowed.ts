import type { Allowed } from '../allowed.ts';

export const ALLOWED: Allowed = {
  same: [
    'Koala',
    'Common Core',
    'min',
    'Arcade',
    'Error',
    'Panda',
    'Robot',
    'euro',
    'euros',
    'Animal',
    'Normal',
    'Cookies',
    'Combo',
  ],
  terms: {
    'topics/text/money.ts': 'A quarter is a coin of the USA there, not a part.',
    'pages/progress/file-text.tsx text.startOver.whatIsCleared': 'Times are how long rounds took there.',
  },
};
