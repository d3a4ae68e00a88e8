import type * as English from '../../../catalogue/hat-text';
import type { Catalogue } from '../../catalogue';

export const HAT_NAMES: Catalogue<typeof English.HAT_NAMES> = {
  bandana: 'Pañuelo',
  boater: 'Canotié',
  'chef-hat': 'Gorro de cocina',
  'driving-cap': 'Gorra de conducir',
  'garden-hat': 'Sombrero de jardín',
  goggles: 'Gafas',
  'mill-cap': 'Gorro de molinero',
  'rain-hat': 'Gorro de lluvia',
  'railway-cap': 'Gorra de maquinista',
  snorkel: 'Tubo de buceo',
  'space-helmet': 'Casco espacial',
  'straw-hat': 'Sombrero de paja',
};
