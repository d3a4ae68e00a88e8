import type * as English from '../../../videos/practice-text';
import type { Catalogue } from '../../catalogue';

export const TOPIC_TITLES: Catalogue<typeof English.TOPIC_TITLES> = {
  'add-related-fractions': 'Additionner des demis et des quarts, des tiers et des sixièmes',
  'subtract-related-fractions': 'Soustraire des demis et des quarts, des tiers et des sixièmes',
  'add-unlike-fractions': 'Additionner des fractions de dénominateurs différents',
  'subtract-unlike-fractions': 'Soustraire des fractions de dénominateurs différents',
  'solve-equations': 'Résoudre des équations\u00a0: trouver x',
  'substitute-numbers': 'Remplacer x par un nombre',
};
