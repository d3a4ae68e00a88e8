import type { Keepsakes } from '../../catalogue/define-game';
import firework from './drawings/acts/firework.svg?keepsake';
import owl from './drawings/acts/owl.svg?keepsake';
import shootingStar from './drawings/acts/shooting-star.svg?keepsake';

export const keepsakes: Keepsakes = [
  { name: 'Shooting star', drawing: shootingStar, movement: 'crosses', sound: 'zap', stamp: 'firstStar' },
  { name: 'Owl', drawing: owl, movement: 'hops', sound: 'powerUpOver' },
  { name: 'Firework', drawing: firework, movement: 'twinkles', sound: 'powerUp', stamp: 'tenStars' },
];
