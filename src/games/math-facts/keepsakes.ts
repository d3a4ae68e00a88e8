import type { Keepsakes } from '../../catalogue/define-game';
import dolphin from '../../play/celebration/drawings/dolphin.svg?keepsake';
import ball from './drawings/acts/ball.svg?keepsake';
import flowers from './drawings/flowers.svg?keepsake';
import { beachBallName, dolphinName, flowerBedName } from './keepsakes-text';

export const keepsakes: Keepsakes = [
  { name: flowerBedName, drawing: flowers, movement: 'sways', sound: 'milestone' },
  { name: beachBallName, drawing: ball, movement: 'hops', sound: 'brake' },
  { name: dolphinName, drawing: dolphin, movement: 'leaps', sound: 'ahead' },
];
