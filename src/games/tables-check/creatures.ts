import bird from '../../play/celebration/drawings/bird.svg?drawing';
import dolphin from '../../play/celebration/drawings/dolphin.svg?drawing';
import gull from '../../play/celebration/drawings/gull.svg?drawing';
import mouse from '../../play/celebration/drawings/mouse.svg?drawing';
import type { Creatures } from '../../play/frame/creatures/creatures';

export const CREATURES: Creatures = [
  { drawing: gull, at: [960, 260], movement: 'crosses', depth: 'far', sound: 'press' },
  { drawing: dolphin, at: [330, 590], size: 0.9, movement: 'leaps', depth: 'middle', sound: 'tick' },
  { drawing: mouse, at: [520, 704], size: 0.9, movement: 'peeps', cover: 'picture', depth: 'near', sound: 'streak' },
  { drawing: bird, at: [120, 704], size: 0.9, movement: 'hops', depth: 'near' },
];
