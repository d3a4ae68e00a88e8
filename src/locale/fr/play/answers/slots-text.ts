import type * as English from '../../../../play/answers/slots-text';

export const backText: typeof English.backText = (card) => `${card} est de retour avec les autres cartes.`;
export const placedText: typeof English.placedText = (card, slot, isFull) =>
  `${card} est à sa place\u00a0: ${slot}.${isFull ? ' Toutes les places sont prises.' : ''}`;
export const pickedUpText: typeof English.pickedUpText = (card) => `Tu as pris ${card}. Choisis sa place.`;
export const chooseCardText: typeof English.chooseCardText = (slot) =>
  `Choisis une carte pour cette place\u00a0: ${slot}.`;
export const allFull = 'Toutes les places sont prises.';
export const noneLeftText: typeof English.noneLeftText = (card) => `Il ne reste plus de ${card}.`;
