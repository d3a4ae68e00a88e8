import type { Keepsakes } from '../../catalogue/define-game';
import gear from './drawings/acts/gear.svg?keepsake';
import nut from './drawings/acts/nut.svg?keepsake';
import robot from './drawings/acts/robot.svg?keepsake';

export const keepsakes: Keepsakes = [
  { name: 'Nut', drawing: nut, movement: 'spins', sound: 'weights' },
  { name: 'Gear', drawing: gear, movement: 'spins', sound: 'tilt', stamp: 'mender' },
  { name: 'Robot', drawing: robot, movement: 'hops', sound: 'crate', stamp: 'allSigns' },
];
