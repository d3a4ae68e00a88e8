import butterfly from '../../play/celebration/drawings/butterfly.svg?drawing';
import mouse from '../../play/celebration/drawings/mouse.svg?drawing';
import type { Creatures } from '../../play/frame/creatures/creatures';
import biscuit from './drawings/acts/biscuit.svg?drawing';
import strawberry from './drawings/acts/strawberry.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: butterfly, at: [960, 240], size: 0.9, movement: 'crosses', depth: 'far' },
  { drawing: mouse, at: [900, 512], size: 1.1, movement: 'peeps', cover: 'picture', depth: 'middle', sound: 'press' },
  { drawing: strawberry, at: [540, 690], size: 1.2, movement: 'hops', depth: 'middle', sound: 'slice' },
  { drawing: biscuit, at: [1400, 630], size: 1.4, movement: 'spins', depth: 'near', sound: 'cutCake' },
];
