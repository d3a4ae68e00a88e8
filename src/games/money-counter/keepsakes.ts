import type { Keepsakes } from '../../catalogue/define-game';
import apple from './drawings/acts/apple.svg?keepsake';
import cat from './drawings/acts/cat.svg?keepsake';
import coin from './drawings/acts/coin.svg?keepsake';

export const keepsakes: Keepsakes = [
  { name: 'Coin', drawing: coin, movement: 'spins', sound: 'coin' },
  { name: 'Apple', drawing: apple, movement: 'hops', sound: 'coinsSlide' },
  { name: 'Cat', drawing: cat, movement: 'hops', sound: 'till' },
];
