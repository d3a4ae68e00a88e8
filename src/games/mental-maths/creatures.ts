import dolphin from '../../play/celebration/drawings/dolphin.svg?drawing';
import gull from '../../play/celebration/drawings/gull.svg?drawing';
import type { Creatures } from '../../play/frame/creatures/creatures';
import coconut from './drawings/acts/coconut.svg?drawing';
import fish from './drawings/acts/fish.svg?drawing';
import whale from './drawings/acts/whale.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: gull, at: [970, 240], size: 1.1, movement: 'crosses', depth: 'far' },
  {
    drawing: whale,
    at: [1400, 606],
    size: 0.8,
    movement: 'peeps',
    cover: 'picture',
    depth: 'middle',
    sound: 'bubbleUp',
  },
  { drawing: dolphin, at: [430, 585], movement: 'leaps', depth: 'middle', sound: 'sink' },
  { drawing: fish, at: [330, 740], size: 0.9, movement: 'leaps', depth: 'near' },
  { drawing: coconut, at: [130, 650], size: 1.1, movement: 'floats', depth: 'near', sound: 'pop' },
];
