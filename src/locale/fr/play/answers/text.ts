import type * as English from '../../../../play/answers/text';
import type { Catalogue } from '../../../catalogue';

export const answers = 'Réponses';
export const marks: Catalogue<typeof English.marks> = { right: 'juste', wrong: 'faux' };

export const check = 'Vérifier';
export const emptySlot: typeof English.emptySlot = (slot) => `${slot}\u00a0: vide`;
export const filledSlot: typeof English.filledSlot = (slot) => `${slot}\u00a0: `;

export const numberPad = 'Pavé numérique';
export const deleteKey = 'effacer';
export const nextField = 'case suivante';
export const signNames: Catalogue<typeof English.signNames> = {
  '−': 'moins',
  '.': 'point',
  ',': 'virgule',
  '/': 'barre',
  ':': 'deux-points',
};
