import { type Gift, latestGift } from '../../../../../machines/core/day-voyage';
import type * as English from '../../../../play/harbour/gift-text';

const TEXTS: Readonly<Record<Gift, string>> = {
  lamp: 'Una lámpara brilla en tu puerto.',
  seal: 'Una foca ha llegado a tu puerto.',
  gull: 'Una gaviota ha llegado a tu puerto.',
  turtle: 'Una tortuga ha llegado a tu puerto.',
  crab: 'Un cangrejo ha llegado a tu puerto.',
  dolphin: 'Un delfín ha llegado a tu puerto.',
  paperBoat: 'Un barco de papel con luz flota en tu puerto.',
};

export const giftText: typeof English.giftText = (voyages) => {
  const gift = latestGift(voyages);
  return gift === null ? 'Todas las luces de tu puerto brillan para ti.' : TEXTS[gift];
};
