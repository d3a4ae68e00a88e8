import type { ReactNode } from 'react';

/** In a translation: that the English page is the authority. `link` leads to it. */
export const translationNote: ((link: (text: string) => ReactNode) => ReactNode) | null = null;
