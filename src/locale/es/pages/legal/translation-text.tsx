import type * as English from '../../../../pages/legal/translation-text';

export const translationNote: typeof English.translationNote = (link) => (
  <>Esta página es una traducción. El texto válido es el {link('original en inglés')}.</>
);
