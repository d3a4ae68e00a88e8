import type * as English from '../../../../pages/shell/site-links-text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  label: 'Tous les jeux et toutes les vidéos',
  island: 'Mon île',
  cards: 'Cartes-réponses',
  class: 'Pour la classe',
  print: 'Fiches',
  week: 'Une semaine de parties',
};
