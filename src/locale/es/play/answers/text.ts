import type * as English from '../../../../play/answers/text';
import type { Catalogue } from '../../../catalogue';

export const answers = 'Respuestas';
export const marks: Catalogue<typeof English.marks> = { right: 'correcta', wrong: 'incorrecta' };

export const check = 'Comprobar';
export const emptySlot: typeof English.emptySlot = (slot) => `${slot}: vacío`;
export const filledSlot: typeof English.filledSlot = (slot) => `${slot}: `;

export const numberPad = 'Teclado de números';
export const deleteKey = 'borrar';
export const nextField = 'casilla siguiente';
export const signNames: Catalogue<typeof English.signNames> = {
  '−': 'menos',
  '.': 'punto',
  ',': 'coma',
  '/': 'barra',
  ':': 'dos puntos',
};
