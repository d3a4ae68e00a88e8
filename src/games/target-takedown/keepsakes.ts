import type { Keepsakes } from '../../catalogue/define-game';
import balloon from './drawings/acts/balloon.svg?keepsake';
import duck from './drawings/acts/duck.svg?keepsake';
import wheel from './drawings/place/wheel.svg?keepsake';

export const keepsakes: Keepsakes = [
  { name: 'Balloon', drawing: balloon, movement: 'floats', sound: 'tileBack' },
  { name: 'Duck', drawing: duck, movement: 'hops', sound: 'hit' },
  { name: 'Big wheel', drawing: wheel, movement: 'sways', sound: 'tile', isLarge: true, stamp: 'allTables' },
];
