import type * as English from '../../../../play/hero/hat-text';
import type { Catalogue } from '../../../catalogue';

export const won = '¡Has ganado un sombrero! ';
export const wonText: typeof English.wonText = (call) => `¡Has ganado un sombrero! ${call}`;
export const takeOff = 'Quitar';
export const putOn = 'Poner';

export const CALLS: Catalogue<typeof English.CALLS> = {
  bandana: '¡Un pañuelo!',
  boater: '¡Un canotier!',
  'chef-hat': '¡Un gorro de cocina!',
  'driving-cap': '¡Una gorra de conducir!',
  'garden-hat': '¡Un sombrero de jardín!',
  goggles: '¡Unas gafas!',
  'mill-cap': '¡Un gorro de molino!',
  'rain-hat': '¡Un sombrero de lluvia!',
  'railway-cap': '¡Una gorra de tren!',
  snorkel: '¡Un tubo de buceo!',
  'space-helmet': '¡Un casco espacial!',
  'straw-hat': '¡Un sombrero de paja!',
};
