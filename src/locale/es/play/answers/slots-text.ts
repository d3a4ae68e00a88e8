import type * as English from '../../../../play/answers/slots-text';

export const backText: typeof English.backText = (card) => `${card} ha vuelto con las otras tarjetas.`;
export const placedText: typeof English.placedText = (card, slot, isFull) =>
  `${card} está en su lugar: ${slot}.${isFull ? ' Todos los lugares están llenos.' : ''}`;
export const pickedUpText: typeof English.pickedUpText = (card) => `Has tomado ${card}. Elige su lugar.`;
export const chooseCardText: typeof English.chooseCardText = (slot) => `Elige una tarjeta para este lugar: ${slot}.`;
export const allFull = 'Todos los lugares están llenos.';
export const noneLeftText: typeof English.noneLeftText = (card) => `Ya no queda ningún ${card}.`;
