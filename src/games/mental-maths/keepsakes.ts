import type { Keepsakes } from '../../catalogue/define-game';
import fish from './drawings/acts/fish.svg?keepsake';
import whale from './drawings/acts/whale.svg?keepsake';
import turtle from './drawings/turtle.svg?keepsake';

export const keepsakes: Keepsakes = [
  { name: 'Turtle', drawing: turtle, movement: 'crosses', sound: 'bubbleUp', stamp: 'twentySums' },
  { name: 'Fish', drawing: fish, movement: 'leaps', sound: 'pop' },
  { name: 'Whale', drawing: whale, movement: 'floats', sound: 'sink', isLarge: true, stamp: 'everyIsland' },
];
