import type * as English from '../../../../../games/arithmetic-hero/text/names';
import type { Catalogue } from '../../../../catalogue';

export const levelText: Catalogue<typeof English.levelText> = {
  1: { name: 'Héros en herbe', description: 'Additions avec de petits nombres' },
  2: { name: 'Étoile montante', description: 'Additions et soustractions' },
  3: { name: 'Gardien des nombres', description: 'Plus grands nombres et tables de multiplication' },
  4: { name: 'Capitaine des nombres', description: 'Les quatre opérations, avec des divisions' },
  5: { name: 'As du calcul', description: 'Les quatre opérations, avec des nombres négatifs' },
};
