import type { Creatures } from '../../play/frame/creatures/creatures';
import firework from './drawings/acts/firework.svg?drawing';
import owl from './drawings/acts/owl.svg?drawing';
import shootingStar from './drawings/acts/shooting-star.svg?drawing';
import lights from './drawings/acts/window.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: shootingStar, at: [740, 240], size: 1.3, movement: 'crosses', depth: 'far' },
  { drawing: owl, at: [1470, 726], size: 1.2, movement: 'peeps', cover: 'sill', depth: 'middle', sound: 'powerUpOver' },
  { drawing: firework, at: [820, 420], size: 1.4, movement: 'twinkles', depth: 'far', sound: 'powerUp' },
  { drawing: lights, at: [760, 690], size: 1.2, movement: 'twinkles', depth: 'near', sound: 'wave' },
];
