import type { Keepsakes } from '../../catalogue/define-game';
import comet from './drawings/acts/comet.svg?keepsake';
import rock from './drawings/acts/rock.svg?keepsake';
import saucer from './drawings/acts/saucer.svg?keepsake';

export const keepsakes: Keepsakes = [
  { name: 'Space rock', drawing: rock, movement: 'spins', sound: 'warpOff' },
  { name: 'Comet', drawing: comet, movement: 'crosses', sound: 'fly', stamp: 'tenInARow' },
  { name: 'Flying saucer', drawing: saucer, movement: 'floats', sound: 'portalOpen', stamp: 'allSums' },
];
