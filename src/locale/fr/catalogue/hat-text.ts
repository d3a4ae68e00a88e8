import type * as English from '../../../catalogue/hat-text';
import type { Catalogue } from '../../catalogue';

export const HAT_NAMES: Catalogue<typeof English.HAT_NAMES> = {
  bandana: 'Bandana',
  boater: 'Canotier',
  'chef-hat': 'Toque de chef',
  'driving-cap': 'Casquette de pilote',
  'garden-hat': 'Chapeau de jardin',
  goggles: 'Lunettes',
  'mill-cap': 'Bonnet de meunier',
  'rain-hat': 'Chapeau de pluie',
  'railway-cap': 'Casquette de cheminot',
  snorkel: 'Masque et tuba',
  'space-helmet': 'Casque spatial',
  'straw-hat': 'Chapeau de paille',
};
