import type { Keepsakes } from '../../catalogue/define-game';
import gear from './drawings/acts/gear.svg?keepsake';
import nut from './drawings/acts/nut.svg?keepsake';
import robot from './drawings/acts/robot.svg?keepsake';
import { names } from './keepsakes-text';

export const keepsakes: Keepsakes = [
  { name: names.nut, drawing: nut, movement: 'spins', sound: 'weights' },
  { name: names.gear, drawing: gear, movement: 'spins', sound: 'tilt', stamp: 'mender' },
  { name: names.robot, drawing: robot, movement: 'hops', sound: 'crate', stamp: 'allSigns' },
];
