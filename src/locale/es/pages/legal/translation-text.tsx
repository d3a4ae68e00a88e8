import type * as English from '../../../../pages/legal/translation-text';

export const translationNote: typeof English.translationNote = (link) => (
  <>Esta página es una traducción. Solo vale el {link('texto en inglés')}.</>
);
