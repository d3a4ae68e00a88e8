import type * as English from '../../../../games/mental-maths/cheers-text';
import type { Catalogue } from '../../../catalogue';

export const CHEERS: Catalogue<typeof English.CHEERS> = [
  'Bien réfléchi\u202F!',
  'Tu surfes sur la vague\u202F!',
  'Quel plouf\u202F!',
  'Rapide comme un poisson\u202F!',
  'Quel cerveau\u202F!',
  'Joli coup\u202F!',
  'La tortue applaudit\u202F!',
  'Brillant comme le soleil\u202F!',
  'Tu connais tes nombres\u202F!',
  'Ça vogue tout seul\u202F!',
  'Tes neurones pétillent\u202F!',
  'Bien calculé\u202F!',
];
