import type { Locale } from '../language.ts';
import { BASE } from './base.ts';

export const LOCALE: Locale = { tag: 'fr', name: 'Français', direction: 'ltr', base: BASE, state: 'draft' };
