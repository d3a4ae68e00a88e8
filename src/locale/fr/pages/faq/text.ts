import type * as English from '../../../../pages/faq/text';

export const text: typeof English.text = {
  pageTitle: 'Questions fréquentes',
  title: 'Questions fréquentes',
  lead: 'Des réponses courtes pour les enfants, les parents et les enseignants.',
  more: 'D’autres questions\u202f?',
  moreText: 'Posez-nous toutes vos questions sur Numeria. Votre avis nous fera plaisir.',
  contact: 'Nous contacter',
};
