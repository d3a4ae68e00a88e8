import butterfly from '../../play/celebration/drawings/butterfly.svg?drawing';
import type { Creatures } from '../../play/frame/creatures/creatures';
import flower from './drawings/acts/flower.svg?drawing';
import ladybird from './drawings/acts/ladybird.svg?drawing';
import rabbit from './drawings/acts/rabbit.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: butterfly, at: [620, 380], movement: 'crosses', depth: 'far', sound: 'press' },
  { drawing: rabbit, at: [760, 640], movement: 'hops', depth: 'middle', sound: 'sideCount' },
  { drawing: flower, at: [1010, 760], movement: 'sways', depth: 'near', sound: 'shapeTotal' },
  { drawing: ladybird, at: [880, 800], movement: 'crosses', depth: 'near' },
];
