import type { Keepsakes } from '../../catalogue/define-game';
import ball from './drawings/acts/ball.svg?keepsake';
import fountain from './drawings/acts/fountain.svg?keepsake';
import lizard from './drawings/acts/lizard.svg?keepsake';

export const keepsakes: Keepsakes = [
  { name: 'Ball', drawing: ball, movement: 'hops', sound: 'turnTile' },
  { name: 'Lizard', drawing: lizard, movement: 'sways', sound: 'array', stamp: 'tenProducts' },
  { name: 'Fountain', drawing: fountain, movement: 'sways', sound: 'solved', isLarge: true, stamp: 'wholeTable' },
];
