import mouse from '../../play/celebration/drawings/mouse.svg?drawing';
import type { Creatures } from '../../play/frame/creatures/creatures';
import gear from './drawings/acts/gear.svg?drawing';
import nut from './drawings/acts/nut.svg?drawing';
import robot from './drawings/acts/robot.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: gear, at: [640, 420], size: 0.9, movement: 'spins', depth: 'far', sound: 'tilt' },
  { drawing: robot, at: [1400, 715], size: 1.1, movement: 'hops', depth: 'middle', sound: 'crate' },
  { drawing: mouse, at: [1110, 735], size: 0.9, movement: 'peeps', cover: 'picture', depth: 'middle' },
  { drawing: nut, at: [1290, 750], size: 1.3, movement: 'spins', depth: 'near', sound: 'weights' },
];
