import type { Keepsakes } from '../../catalogue/define-game';
import flower from './drawings/acts/flower.svg?keepsake';
import ladybird from './drawings/acts/ladybird.svg?keepsake';
import rabbit from './drawings/acts/rabbit.svg?keepsake';

export const keepsakes: Keepsakes = [
  { name: 'Tulip', drawing: flower, movement: 'sways', sound: 'sideCount' },
  { name: 'Ladybird', drawing: ladybird, movement: 'crosses', sound: 'round' },
  { name: 'Rabbit', drawing: rabbit, movement: 'hops', sound: 'shapeTotal', stamp: 'tenQuick' },
];
