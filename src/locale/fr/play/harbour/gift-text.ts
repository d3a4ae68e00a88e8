import { type Gift, latestGift } from '../../../../../machines/core/day-voyage';
import type * as English from '../../../../play/harbour/gift-text';

const TEXTS: Readonly<Record<Gift, string>> = {
  lamp: 'Une lampe brille dans ton port.',
  seal: 'Un phoque est arrivé dans ton port.',
  gull: 'Une mouette est arrivée dans ton port.',
  turtle: 'Une tortue est arrivée dans ton port.',
  crab: 'Un crabe est arrivé dans ton port.',
  dolphin: 'Un dauphin est arrivé dans ton port.',
  paperBoat: 'Un bateau en papier, avec une lumière, flotte dans ton port.',
};

export const giftText: typeof English.giftText = (voyages) => {
  const gift = latestGift(voyages);
  return gift === null ? 'Toutes les lumières de ton port brillent pour toi.' : TEXTS[gift];
};
