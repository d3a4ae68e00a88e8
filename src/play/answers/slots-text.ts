/* What a move of a card did. `slot` is where it is: "first". */

export const backText = (card: string): string => `${card} is back with the other cards.`;
export const placedText = (card: string, slot: string, isFull: boolean): string =>
  `${card} is in the ${slot} place.${isFull ? ' All places are full.' : ''}`;
export const pickedUpText = (card: string): string => `You have picked up ${card}. Choose its place.`;
export const chooseCardText = (slot: string): string => `Choose a card for the ${slot} place.`;
export const allFull = 'All places are full.';
export const noneLeftText = (card: string): string => `There is no ${card} left.`;
