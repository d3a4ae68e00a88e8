import type { Allowed } from '../allowed.ts';

export const ALLOWED: Allowed = {
  same: [
    'Koala',
    'Common Core',
    'min',
    'Arcade',
    'Error',
    'Panda',
    'Animal',
    'Normal',
    'Cookies',
    'koala',
    'panda',
    'normal',
    'Combo',
    'Euros',
    'Robot',
    'euro',
    'euros',
  ],
  values: {
    'pages/legal/accessibility-text.tsx ACCESSIBILITY.conformance.content':
      'The version of a standard is not a decimal.',
    'pages/legal/accessibility-text.tsx ACCESSIBILITY_SUMMARY': 'The version of a standard is not a decimal.',
  },
};
