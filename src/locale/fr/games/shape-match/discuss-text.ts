import type * as English from '../../../../games/shape-match/discuss-text';

export const firstSteps: typeof English.firstSteps = {
  name: 'Compte les côtés droits.',
  sides: 'Fais le tour de la forme et compte les côtés droits. Les courbes ne comptent pas\u202f!',
  category: 'Dis d’abord son nom, puis cherche son groupe.',
  comparison: 'Compte les côtés des deux formes.',
};
