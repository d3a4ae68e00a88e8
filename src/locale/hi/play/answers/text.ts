import type * as English from '../../../../play/answers/text';
import type { Catalogue } from '../../../catalogue';

export const answers = 'जवाब';
export const marks: Catalogue<typeof English.marks> = { right: 'सही', wrong: 'गलत' };

export const check = 'जाँचो';
export const emptySlot: typeof English.emptySlot = (slot) => `${slot}: खाली`;
export const filledSlot: typeof English.filledSlot = (slot) => `${slot}: `;

export const numberPad = 'अंकों की कुंजियाँ';
export const deleteKey = 'मिटाओ';
export const nextField = 'अगला खाना';
export const signNames: Catalogue<typeof English.signNames> = {
  '−': 'ऋण',
  '.': 'बिंदु',
  ',': 'अल्पविराम',
  '/': 'बटा',
  ':': 'कोलन',
};
