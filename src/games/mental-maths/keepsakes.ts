import type { Keepsakes } from '../../catalogue/define-game';
import fish from './drawings/acts/fish.svg?keepsake';
import whale from './drawings/acts/whale.svg?keepsake';
import turtle from './drawings/turtle.svg?keepsake';
import { fishName, turtleName, whaleName } from './keepsakes-text';

export const keepsakes: Keepsakes = [
  { name: turtleName, drawing: turtle, movement: 'crosses', sound: 'bubbleUp', stamp: 'twentySums' },
  { name: fishName, drawing: fish, movement: 'leaps', sound: 'pop' },
  { name: whaleName, drawing: whale, movement: 'floats', sound: 'sink', isLarge: true, stamp: 'everyIsland' },
];
