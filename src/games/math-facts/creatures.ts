import butterfly from '../../play/celebration/drawings/butterfly.svg?drawing';
import dolphin from '../../play/celebration/drawings/dolphin.svg?drawing';
import gull from '../../play/celebration/drawings/gull.svg?drawing';
import mouse from '../../play/celebration/drawings/mouse.svg?drawing';
import type { Creatures } from '../../play/frame/creatures/creatures';
import ball from './drawings/acts/ball.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: gull, at: [960, 230], size: 1.1, movement: 'crosses', depth: 'far' },
  { drawing: dolphin, at: [480, 570], size: 0.8, movement: 'leaps', depth: 'middle', sound: 'milestone' },
  { drawing: butterfly, at: [1310, 560], size: 0.8, movement: 'floats', depth: 'near', sound: 'tick' },
  { drawing: mouse, at: [1255, 700], size: 0.8, movement: 'peeps', cover: 'picture', depth: 'near' },
  { drawing: ball, at: [80, 665], size: 1.2, movement: 'hops', depth: 'near', sound: 'press' },
];
