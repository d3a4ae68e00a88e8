import type { Keepsakes } from '../../catalogue/define-game';
import balloon from './drawings/acts/balloon.svg?keepsake';
import duck from './drawings/acts/duck.svg?keepsake';
import wheel from './drawings/place/wheel.svg?keepsake';
import { balloonName, bigWheelName, duckName } from './keepsakes-text';

export const keepsakes: Keepsakes = [
  { name: balloonName, drawing: balloon, movement: 'floats', sound: 'tileBack' },
  { name: duckName, drawing: duck, movement: 'hops', sound: 'hit' },
  { name: bigWheelName, drawing: wheel, movement: 'sways', sound: 'tile', isLarge: true, stamp: 'allTables' },
];
