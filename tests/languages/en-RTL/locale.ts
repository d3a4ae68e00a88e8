import type { Locale } from '../../../src/locale/language.ts';
import { BASE } from './base.ts';

export const LOCALE: Locale = {
  tag: 'en-RTL',
  name: 'English from right to left',
  direction: 'rtl',
  base: BASE,
  state: 'draft',
};
