import type { Keepsakes } from '../../catalogue/define-game';
import apple from './drawings/acts/apple.svg?keepsake';
import cat from './drawings/acts/cat.svg?keepsake';
import coin from './drawings/acts/coin.svg?keepsake';
import { names } from './keepsakes-text';

export const keepsakes: Keepsakes = [
  { name: names.coin, drawing: coin, movement: 'spins', sound: 'coin' },
  { name: names.apple, drawing: apple, movement: 'hops', sound: 'coinsSlide' },
  { name: names.cat, drawing: cat, movement: 'hops', sound: 'till' },
];
