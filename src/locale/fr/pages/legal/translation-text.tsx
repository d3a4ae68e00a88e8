import type * as English from '../../../../pages/legal/translation-text';

export const translationNote: typeof English.translationNote = (link) => (
  <>Cette page est une traduction. Seul le {link('texte anglais')} fait foi.</>
);
