import type * as English from '../../../../play/menu/link-setting-text';
import type { Catalogue } from '../../../catalogue';

export const LINK_SETTING_LABELS: Catalogue<typeof English.LINK_SETTING_LABELS> = {
  answers: 'Réponses',
  colours: 'Couleurs',
  letters: 'Taille du texte',
  pad: 'Pavé',
  next: 'Suivant',
  alert: 'Alerte',
  aloud: 'À voix haute',
  helper: 'Aide',
  reader: 'Lecteur',
  speech: 'Voix',
  time: 'Temps',
  money: 'Monnaie',
  choice: 'Choix',
  own: 'Standard',
  'black-white': 'Noir sur blanc',
  'yellow-black': 'Jaune sur noir',
  'black-blue': 'Noir sur bleu',
  'black-peach': 'Noir sur pêche',
  'blue-cream': 'Bleu sur crème',
  regular: 'Normal',
  narrow: 'Étroit',
  'very-small': 'Très petite',
  small: 'Petite',
  large: 'Grande',
  'very-large': 'Très grande',
  largest: 'La plus grande',
  on: 'Activé',
  off: 'Désactivé',
  normal: 'Normal',
  longer: 'Plus long',
  none: 'Sans limite',
};

export const settingsText: typeof English.settingsText = (settings) =>
  settings
    .map(({ name, value }, index) => `${index === 0 ? name : name.toLowerCase()}\u00a0: ${value.toLowerCase()}`)
    .join(', ');
