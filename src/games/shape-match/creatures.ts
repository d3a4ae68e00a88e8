import butterfly from '../../play/celebration/drawings/butterfly.svg?drawing';
import type { Creatures } from '../../play/frame/creatures/creatures';
import flower from './drawings/acts/flower.svg?drawing';
import ladybird from './drawings/acts/ladybird.svg?drawing';
import rabbit from './drawings/acts/rabbit.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: butterfly, at: [620, 382], movement: 'crosses', depth: 'far', sound: 'press' },
  { drawing: rabbit, at: [760, 698], movement: 'hops', depth: 'middle', sound: 'sideCount' },
  { drawing: flower, at: [1010, 815], movement: 'sways', depth: 'near', sound: 'shapeTotal' },
  { drawing: ladybird, at: [880, 820], movement: 'crosses', depth: 'near' },
];
