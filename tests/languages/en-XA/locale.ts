import type { Locale } from '../../../src/locale/language.ts';
import { BASE } from './base.ts';

export const LOCALE: Locale = {
  tag: 'en-XA',
  name: 'English with accents',
  direction: 'ltr',
  base: BASE,
  state: 'draft',
};
