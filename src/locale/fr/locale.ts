import type { Locale } from '../language.ts';
import { BASE } from './base.ts';

export const LOCALE: Locale = { tag: 'fr', direction: 'ltr', base: BASE, state: 'draft' };
