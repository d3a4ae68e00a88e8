import type * as English from '../../../ui/number-text.ts';
import type { Catalogue } from '../../catalogue.ts';

export const NUMBER_TEXTS: Catalogue<typeof English.NUMBER_TEXTS> = [
  'ningún',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
];
