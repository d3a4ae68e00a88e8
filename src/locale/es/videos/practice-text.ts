import type * as English from '../../../videos/practice-text';
import type { Catalogue } from '../../catalogue';

export const TOPIC_TITLES: Catalogue<typeof English.TOPIC_TITLES> = {
  'add-related-fractions': 'Sumar medios y cuartos, tercios y sextos',
  'subtract-related-fractions': 'Restar medios y cuartos, tercios y sextos',
  'add-unlike-fractions': 'Sumar fracciones con distinto denominador',
  'subtract-unlike-fractions': 'Restar fracciones con distinto denominador',
  'solve-equations': 'Resolver ecuaciones: hallar x',
  'substitute-numbers': 'Sustituir x por un número',
};
