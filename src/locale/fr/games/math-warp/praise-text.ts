import type * as English from '../../../../games/math-warp/praise-text';
import type { Catalogue } from '../../../catalogue';

export const PRAISE_LINES: Catalogue<typeof English.PRAISE_LINES> = [
  'Vol parfait\u202F!',
  'En plein dans le mille\u202F!',
  'Les étoiles t’applaudissent\u202F!',
  'Les moteurs ronronnent\u202F!',
  'Quel joli saut\u202F!',
  'Tu connais tes tables\u202F!',
  'Droit au but\u202F!',
  'Le portail t’aime bien\u202F!',
  'Comme une comète\u202F!',
  'Quel pilotage\u202F!',
  'Tu brilles comme une étoile\u202F!',
  'Cap sur l’étoile suivante\u202F!',
  'Bien réfléchi\u202F!',
  'À la vitesse de la lumière\u202F!',
  'La base te dit bravo\u202F!',
];
