import bird from '../../play/celebration/drawings/bird.svg?drawing';
import type { Creatures } from '../../play/frame/creatures/creatures';
import balloon from './drawings/acts/balloon.svg?drawing';
import duck from './drawings/acts/duck.svg?drawing';
import pinwheel from './drawings/acts/pinwheel.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: balloon, at: [980, 330], size: 1.3, movement: 'floats', depth: 'far', sound: 'tileBack' },
  { drawing: pinwheel, at: [1255, 610], size: 1.3, movement: 'spins', depth: 'middle', sound: 'tile' },
  { drawing: duck, at: [330, 770], size: 1.3, movement: 'hops', depth: 'near', sound: 'hit' },
  { drawing: bird, at: [520, 770], movement: 'hops', depth: 'near' },
];
