import type * as English from '../../../ui/number-text.ts';
import type { Catalogue } from '../../catalogue.ts';

export const NUMBER_TEXTS: Catalogue<typeof English.NUMBER_TEXTS> = [
  'aucun',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
];
