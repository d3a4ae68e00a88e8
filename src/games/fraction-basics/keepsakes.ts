import type { Keepsakes } from '../../catalogue/define-game';
import mouse from '../../play/celebration/drawings/mouse.svg?keepsake';
import bun from './drawings/acts/bun.svg?keepsake';
import wheat from './drawings/mill/wheat.svg?keepsake';

export const keepsakes: Keepsakes = [
  { name: 'Bun', drawing: bun, movement: 'hops', sound: 'cutBar' },
  { name: 'Wheat', drawing: wheat, movement: 'sways', sound: 'press' },
  { name: 'Mouse', drawing: mouse, movement: 'hops', sound: 'measureBar' },
];
