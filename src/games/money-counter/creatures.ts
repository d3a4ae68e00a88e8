import butterfly from '../../play/celebration/drawings/butterfly.svg?drawing';
import type { Creatures } from '../../play/frame/creatures/creatures';
import apple from './drawings/acts/apple.svg?drawing';
import cat from './drawings/acts/cat.svg?drawing';
import coin from './drawings/acts/coin.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: butterfly, at: [960, 260], size: 0.9, movement: 'crosses', depth: 'far' },
  { drawing: cat, at: [1010, 562], size: 1.2, movement: 'peeps', cover: 'picture', depth: 'middle', sound: 'till' },
  { drawing: apple, at: [1420, 600], size: 1.2, movement: 'hops', depth: 'near', sound: 'coinsSlide' },
  { drawing: coin, at: [1290, 650], size: 1.6, movement: 'spins', depth: 'near', sound: 'coin' },
];
