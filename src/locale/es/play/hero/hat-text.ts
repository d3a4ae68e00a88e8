import type * as English from '../../../../play/hero/hat-text';
import type { Catalogue } from '../../../catalogue';

export const won = '¡Has ganado un sombrero! ';
export const wonText: typeof English.wonText = (call) => `¡Has ganado un sombrero! ${call}`;
export const takeOff = 'Quitar';
export const putOn = 'Poner';

export const CALLS: Catalogue<typeof English.CALLS> = {
  bandana: '¡Un pañuelo!',
  boater: '¡Un canotié!',
  'chef-hat': '¡Un gorro de cocina!',
  'driving-cap': '¡Una gorra de conducir!',
  'garden-hat': '¡Un sombrero de jardín!',
  goggles: '¡Unas gafas!',
  'mill-cap': '¡Un gorro de molinero!',
  'rain-hat': '¡Un gorro de lluvia!',
  'railway-cap': '¡Una gorra de maquinista!',
  snorkel: '¡Un tubo de buceo!',
  'space-helmet': '¡Un casco espacial!',
  'straw-hat': '¡Un sombrero de paja!',
};
