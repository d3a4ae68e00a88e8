import { type DayVoyages, type Gift, latestGift } from '../../../machines/core/day-voyage';

const TEXTS: Readonly<Record<Gift, string>> = {
  lamp: 'A lamp is lit in your harbour.',
  seal: 'A seal has come to your harbour.',
  gull: 'A gull has come to your harbour.',
  turtle: 'A turtle has come to your harbour.',
  crab: 'A crab has come to your harbour.',
  dolphin: 'A dolphin has come to your harbour.',
  paperBoat: 'A paper boat with a light floats in your harbour.',
};

/** What the last voyage has brought, in one sentence. */
export function giftText(voyages: DayVoyages): string {
  const gift = latestGift(voyages);
  return gift === null ? 'All the lights in your harbour shine for you.' : TEXTS[gift];
}
