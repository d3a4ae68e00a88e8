import type { Creatures } from '../../play/frame/creatures/creatures';
import firework from './drawings/acts/firework.svg?drawing';
import owl from './drawings/acts/owl.svg?drawing';
import shootingStar from './drawings/acts/shooting-star.svg?drawing';
import lights from './drawings/acts/window.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: shootingStar, at: [1020, 210], size: 1.2, movement: 'crosses', depth: 'far' },
  {
    drawing: owl,
    at: [385, 740],
    size: 1.1,
    movement: 'peeps',
    cover: 'picture',
    depth: 'middle',
    sound: 'powerUpOver',
  },
  { drawing: firework, at: [960, 410], size: 1.2, movement: 'twinkles', depth: 'far', sound: 'powerUp' },
  { drawing: lights, at: [130, 690], size: 1.2, movement: 'twinkles', depth: 'near', sound: 'wave' },
];
