import type * as English from '../../../../pages/legal/page-text';

export const text: typeof English.text = {
  privacy: 'Confidentialité',
  terms: 'Conditions d’utilisation',
  updated: (date) => (
    <>Cette page a été {date('mise à jour le 5 mai 2025')}. Les ajouts plus récents ont leur propre date.</>
  ),
  contents: 'Sur cette page',
  inShort: 'En bref',
  written: 'Écrit le 21 novembre 2026. Le texte complet suit.',
};

export const ADDED: typeof English.ADDED = {
  first: 'Ajouté le 21 novembre 2026',
  second: 'Ajouté le 22 novembre 2026',
  third: 'Ajouté le 24 novembre 2026',
  fourth: 'Ajouté le 29 novembre 2026',
};
