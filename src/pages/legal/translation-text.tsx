import type { ReactNode } from 'react';

/** Pages in English do not show it. `link` leads to the English page. */
export const translationNote = (link: (text: string) => ReactNode): ReactNode => (
  <>This page is a translation. The {link('English text')} is the authority.</>
);
