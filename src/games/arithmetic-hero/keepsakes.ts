import type { Keepsakes } from '../../catalogue/define-game';
import firework from './drawings/acts/firework.svg?keepsake';
import owl from './drawings/acts/owl.svg?keepsake';
import shootingStar from './drawings/acts/shooting-star.svg?keepsake';
import { fireworkName, owlName, shootingStarName } from './keepsakes-text';

export const keepsakes: Keepsakes = [
  { name: shootingStarName, drawing: shootingStar, movement: 'crosses', sound: 'zap', stamp: 'firstStar' },
  { name: owlName, drawing: owl, movement: 'hops', sound: 'powerUpOver' },
  { name: fireworkName, drawing: firework, movement: 'twinkles', sound: 'powerUp', stamp: 'tenStars' },
];
