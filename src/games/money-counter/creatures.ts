import butterfly from '../../play/celebration/drawings/butterfly.svg?drawing';
import mouse from '../../play/celebration/drawings/mouse.svg?drawing';
import type { Creatures } from '../../play/frame/creatures/creatures';
import apple from './drawings/acts/apple.svg?drawing';
import cat from './drawings/acts/cat.svg?drawing';
import coin from './drawings/acts/coin.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: butterfly, at: [790, 330], size: 0.9, movement: 'crosses', depth: 'far' },
  { drawing: cat, at: [800, 520], size: 1.2, movement: 'peeps', cover: 'picture', depth: 'middle', sound: 'till' },
  { drawing: apple, at: [1490, 610], size: 1.2, movement: 'hops', depth: 'near', sound: 'coinsSlide' },
  { drawing: coin, at: [1510, 700], size: 1.6, movement: 'spins', depth: 'near', sound: 'coin' },
  { drawing: mouse, at: [1340, 745], size: 0.9, movement: 'peeps', cover: 'sill', depth: 'near' },
];
