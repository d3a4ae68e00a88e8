import type { Creatures } from '../../play/frame/creatures/creatures';
import comet from './drawings/acts/comet.svg?drawing';
import rock from './drawings/acts/rock.svg?drawing';
import saucer from './drawings/acts/saucer.svg?drawing';
import twinkle from './drawings/acts/twinkle.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: comet, at: [1010, 250], movement: 'crosses', depth: 'far', sound: 'fly' },
  { drawing: saucer, at: [320, 600], size: 2.4, movement: 'floats', depth: 'middle', sound: 'portalOpen' },
  { drawing: rock, at: [1410, 620], size: 1.4, movement: 'spins', depth: 'near', sound: 'warpOff' },
  { drawing: twinkle, at: [560, 740], size: 1.2, movement: 'twinkles', depth: 'far' },
];
