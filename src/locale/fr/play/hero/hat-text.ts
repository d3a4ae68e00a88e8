import type * as English from '../../../../play/hero/hat-text';
import type { Catalogue } from '../../../catalogue';

export const won = 'Tu as gagné un chapeau\u202f! ';
export const wonText: typeof English.wonText = (call) => `Tu as gagné un chapeau\u202f! ${call}`;
export const takeOff = 'L’enlever';
export const putOn = 'Le mettre';

export const CALLS: Catalogue<typeof English.CALLS> = {
  bandana: 'Un bandana\u202f!',
  boater: 'Un canotier\u202f!',
  'chef-hat': 'Une toque de chef\u202f!',
  'driving-cap': 'Une casquette de pilote\u202f!',
  'garden-hat': 'Un chapeau de jardin\u202f!',
  goggles: 'Une paire de lunettes\u202f!',
  'mill-cap': 'Un bonnet de meunier\u202f!',
  'rain-hat': 'Un chapeau de pluie\u202f!',
  'railway-cap': 'Une casquette de cheminot\u202f!',
  snorkel: 'Un masque et un tuba\u202f!',
  'space-helmet': 'Un casque spatial\u202f!',
  'straw-hat': 'Un chapeau de paille\u202f!',
};
