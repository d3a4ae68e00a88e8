import type { Creatures } from '../../play/frame/life/life';
import bird from '../../play/moment/drawings/bird.svg?drawing';
import butterfly from '../../play/moment/drawings/butterfly.svg?drawing';
import mouse from '../../play/moment/drawings/mouse.svg?drawing';
import bun from './drawings/acts/bun.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: mouse, at: [560, 605], movement: 'peeps', cover: 'picture', depth: 'middle', sound: 'measureBar' },
  { drawing: butterfly, at: [1180, 330], size: 0.9, movement: 'floats', depth: 'far' },
  { drawing: bun, at: [800, 600], size: 1.3, movement: 'hops', depth: 'middle', sound: 'cutBar' },
  { drawing: bird, at: [1080, 600], movement: 'hops', depth: 'near', sound: 'press' },
];
