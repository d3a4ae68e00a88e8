import type { Keepsakes } from '../../catalogue/define-game';
import flower from './drawings/acts/flower.svg?keepsake';
import ladybird from './drawings/acts/ladybird.svg?keepsake';
import rabbit from './drawings/acts/rabbit.svg?keepsake';
import { names } from './keepsakes-text';

export const keepsakes: Keepsakes = [
  { name: names.flower, drawing: flower, movement: 'sways', sound: 'sideCount' },
  { name: names.ladybird, drawing: ladybird, movement: 'crosses', sound: 'round' },
  { name: names.rabbit, drawing: rabbit, movement: 'hops', sound: 'shapeTotal', stamp: 'tenQuick' },
];
