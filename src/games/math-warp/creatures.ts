import type { Creatures } from '../../play/frame/creatures/creatures';
import comet from './drawings/acts/comet.svg?drawing';
import rock from './drawings/acts/rock.svg?drawing';
import saucer from './drawings/acts/saucer.svg?drawing';
import twinkle from './drawings/acts/twinkle.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: comet, at: [620, 380], size: 1.2, movement: 'crosses', depth: 'far', sound: 'fly' },
  { drawing: saucer, at: [830, 470], size: 1.3, movement: 'floats', depth: 'middle', sound: 'portalOpen' },
  { drawing: rock, at: [1480, 700], size: 1.4, movement: 'spins', depth: 'near', sound: 'warpOff' },
  { drawing: twinkle, at: [900, 330], size: 1.2, movement: 'twinkles', depth: 'far' },
];
