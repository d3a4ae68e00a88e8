import bird from '../../play/celebration/drawings/bird.svg?drawing';
import butterfly from '../../play/celebration/drawings/butterfly.svg?drawing';
import mouse from '../../play/celebration/drawings/mouse.svg?drawing';
import type { Creatures } from '../../play/frame/creatures/creatures';
import bun from './drawings/acts/bun.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: mouse, at: [560, 641], movement: 'peeps', cover: 'picture', depth: 'middle', sound: 'measureBar' },
  { drawing: butterfly, at: [1180, 332], size: 0.9, movement: 'floats', depth: 'far' },
  { drawing: bun, at: [800, 600], size: 1.3, movement: 'hops', depth: 'middle', sound: 'cutBar' },
  { drawing: bird, at: [1080, 631], movement: 'hops', depth: 'near', sound: 'press' },
];
