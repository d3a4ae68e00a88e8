import type * as English from '../../../../games/fraction-simplify/skill-names-text';
import type { Catalogue } from '../../../catalogue';

export const topic = 'Fractions';

export const names: Catalogue<typeof English.names> = {
  'fraction.add.unlike': 'Additionner des fractions de dénominateurs différents, comme 1/2 + 1/3',
  'fraction.subtract.unlike': 'Soustraire des fractions de dénominateurs différents, comme 1/2 − 1/3',
  'fraction.multiply.unit': 'Multiplier par une fraction qui a 1 en haut, comme 1/2 × 3/4',
  'fraction.multiply.tables': 'Multiplier des fractions, comme 2/3 × 3/4',
  'fraction.multiply.beyond': 'Multiplier des fractions avec de plus grands nombres, comme 3/14 × 5/8',
};
