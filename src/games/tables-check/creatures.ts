import bird from '../../play/celebration/drawings/bird.svg?drawing';
import dolphin from '../../play/celebration/drawings/dolphin.svg?drawing';
import gull from '../../play/celebration/drawings/gull.svg?drawing';
import mouse from '../../play/celebration/drawings/mouse.svg?drawing';
import type { Creatures } from '../../play/frame/creatures/creatures';

export const CREATURES: Creatures = [
  { drawing: gull, at: [620, 340], movement: 'crosses', depth: 'far', sound: 'press' },
  { drawing: dolphin, at: [800, 560], size: 0.9, movement: 'leaps', depth: 'middle', sound: 'tick' },
  { drawing: mouse, at: [1330, 745], size: 0.9, movement: 'peeps', cover: 'sill', depth: 'near', sound: 'streak' },
  { drawing: bird, at: [1380, 700], size: 0.9, movement: 'hops', depth: 'near' },
];
