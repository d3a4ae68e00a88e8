import type { Keepsakes } from '../../catalogue/define-game';
import dolphin from '../../play/celebration/drawings/dolphin.svg?keepsake';
import ball from './drawings/acts/ball.svg?keepsake';
import flowers from './drawings/flowers.svg?keepsake';

export const keepsakes: Keepsakes = [
  { name: 'Flower bed', drawing: flowers, movement: 'sways', sound: 'milestone' },
  { name: 'Beach ball', drawing: ball, movement: 'hops', sound: 'brake' },
  { name: 'Dolphin', drawing: dolphin, movement: 'leaps', sound: 'ahead' },
];
