import type { Keepsakes } from '../../catalogue/define-game';
import comet from './drawings/acts/comet.svg?keepsake';
import rock from './drawings/acts/rock.svg?keepsake';
import saucer from './drawings/acts/saucer.svg?keepsake';
import { cometName, flyingSaucerName, spaceRockName } from './keepsakes-text';

export const keepsakes: Keepsakes = [
  { name: spaceRockName, drawing: rock, movement: 'spins', sound: 'warpOff' },
  { name: cometName, drawing: comet, movement: 'crosses', sound: 'fly', stamp: 'tenInARow' },
  { name: flyingSaucerName, drawing: saucer, movement: 'floats', sound: 'portalOpen', stamp: 'allSums' },
];
