import type { Creatures } from '../../play/frame/life/life';
import bird from '../../play/moment/drawings/bird.svg?drawing';
import dolphin from '../../play/moment/drawings/dolphin.svg?drawing';
import gull from '../../play/moment/drawings/gull.svg?drawing';
import mouse from '../../play/moment/drawings/mouse.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: gull, at: [620, 340], movement: 'crosses', depth: 'far', sound: 'press' },
  { drawing: dolphin, at: [800, 560], size: 0.9, movement: 'leaps', depth: 'middle', sound: 'tick' },
  { drawing: mouse, at: [1330, 745], size: 0.9, movement: 'peeps', cover: 'sill', depth: 'near', sound: 'streak' },
  { drawing: bird, at: [1380, 700], size: 0.9, movement: 'hops', depth: 'near' },
];
