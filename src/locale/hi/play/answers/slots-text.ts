import type * as English from '../../../../play/answers/slots-text';

export const backText: typeof English.backText = (card) => `${card} फिर से बाकी कार्डों में है।`;
export const placedText: typeof English.placedText = (card, slot, isFull) =>
  `${card} अपनी जगह पर है: ${slot}।${isFull ? ' सब जगहें भर गई हैं।' : ''}`;
export const pickedUpText: typeof English.pickedUpText = (card) => `${card} तुम्हारे हाथ में है। इसकी जगह चुनो।`;
export const chooseCardText: typeof English.chooseCardText = (slot) => `इस जगह के लिए कार्ड चुनो: ${slot}।`;
export const allFull = 'सब जगहें भर गई हैं।';
export const noneLeftText: typeof English.noneLeftText = (card) => `अब कोई ${card} नहीं बचा।`;
