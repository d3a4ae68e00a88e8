import type { Locale } from '../language.ts';
import { BASE } from './base.ts';

export const LOCALE: Locale = { tag: 'hi', name: 'हिन्दी', direction: 'ltr', base: BASE, state: 'draft' };
