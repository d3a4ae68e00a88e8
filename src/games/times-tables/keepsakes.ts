import type { Keepsakes } from '../../catalogue/define-game';
import ball from './drawings/acts/ball.svg?keepsake';
import fountain from './drawings/acts/fountain.svg?keepsake';
import lizard from './drawings/acts/lizard.svg?keepsake';
import { ballName, fountainName, lizardName } from './keepsakes-text';

export const keepsakes: Keepsakes = [
  { name: ballName, drawing: ball, movement: 'hops', sound: 'turnTile' },
  { name: lizardName, drawing: lizard, movement: 'sways', sound: 'array', stamp: 'tenProducts' },
  { name: fountainName, drawing: fountain, movement: 'sways', sound: 'solved', isLarge: true, stamp: 'wholeTable' },
];
