import type * as English from '../../../ui/number-text.ts';
import type { Catalogue } from '../../catalogue.ts';

export const NUMBER_TEXTS: Catalogue<typeof English.NUMBER_TEXTS> = [
  'कोई नहीं',
  'एक',
  'दो',
  'तीन',
  'चार',
  'पाँच',
  'छह',
  'सात',
  'आठ',
  'नौ',
  'दस',
  'ग्यारह',
  'बारह',
  'तेरह',
  'चौदह',
  'पंद्रह',
  'सोलह',
];
