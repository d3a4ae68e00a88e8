import type { Creatures } from '../../play/frame/creatures/creatures';
import gear from './drawings/acts/gear.svg?drawing';
import robot from './drawings/acts/robot.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: gear, at: [985, 330], size: 1.2, movement: 'spins', depth: 'far', sound: 'tilt' },
  { drawing: robot, at: [1255, 770], size: 1.1, movement: 'hops', depth: 'middle', sound: 'crate' },
];
