import { type Gift, latestGift } from '../../../../../machines/core/day-voyage';
import type * as English from '../../../../play/harbour/gift-text';

const TEXTS: Readonly<Record<Gift, string>> = {
  lamp: 'तुम्हारे बंदरगाह में एक दीया जल रहा है।',
  seal: 'तुम्हारे बंदरगाह में एक सील आई है।',
  gull: 'तुम्हारे बंदरगाह में एक समुद्री चिड़िया आई है।',
  turtle: 'तुम्हारे बंदरगाह में एक कछुआ आया है।',
  crab: 'तुम्हारे बंदरगाह में एक केकड़ा आया है।',
  dolphin: 'तुम्हारे बंदरगाह में एक डॉल्फ़िन आई है।',
  paperBoat: 'तुम्हारे बंदरगाह में रोशनी वाली कागज़ की नाव तैर रही है।',
};

export const giftText: typeof English.giftText = (voyages) => {
  const gift = latestGift(voyages);
  return gift === null ? 'तुम्हारे बंदरगाह की सारी बत्तियाँ तुम्हारे लिए चमक रही हैं।' : TEXTS[gift];
};
