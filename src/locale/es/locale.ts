import type { Locale } from '../language.ts';
import { BASE } from './base.ts';

export const LOCALE: Locale = { tag: 'es', name: 'Español', direction: 'ltr', base: BASE, state: 'draft' };
