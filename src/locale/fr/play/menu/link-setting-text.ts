import type * as English from '../../../../play/menu/link-setting-text';
import type { Catalogue } from '../../../catalogue';

export const LINK_SETTING_LABELS: Catalogue<typeof English.LINK_SETTING_LABELS> = {
  answers: 'Réponses',
  colours: 'Couleurs',
  letters: 'Lettres',
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
  own: 'Les miennes',
  'black-white': 'Noir et blanc',
  'yellow-black': 'Jaune et noir',
  'black-blue': 'Noir et bleu',
  'black-peach': 'Noir et pêche',
  'blue-cream': 'Bleu et crème',
  regular: 'Normal',
  narrow: 'Étroit',
  'very-small': 'Très petit',
  small: 'Petit',
  large: 'Grand',
  'very-large': 'Très grand',
  largest: 'Le plus grand',
  on: 'Activé',
  off: 'Désactivé',
  normal: 'Normal',
  longer: 'Plus long',
  none: 'Aucun',
};

export const settingsText: typeof English.settingsText = (settings) =>
  settings
    .map(({ name, value }, index) => `${index === 0 ? name : name.toLowerCase()}\u00a0: ${value.toLowerCase()}`)
    .join(', ');
