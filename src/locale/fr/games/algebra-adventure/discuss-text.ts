import type * as English from '../../../../games/algebra-adventure/discuss-text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  divideToo: (added, crates) => `C’est ce qui reste quand on enlève ${added}. Divise maintenant par ${crates}.`,
  takeAwayFirst: (total, crates, added) => `Ici, on a divisé ${total} par ${crates}. Enlève d’abord ${added}.`,
  divide: (crates) => `${crates}x veut dire ${crates} fois x, donc divise par ${crates}.`,
  rightSide: (added) => `C’est tout le côté droit. Enlève ${added} des deux côtés.`,
  nextToX: 'C’est le nombre à côté de x.',
  added: (crates, x) => `Ici, on a ajouté ${crates} et ${x}. ${crates}x veut dire ${crates} fois x.`,
  oneTooFew: 'Presque\u202f! Il manque juste un x.',
  oneTooMany: 'Presque\u202f! Juste un x de trop.',
};
