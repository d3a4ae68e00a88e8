import type { Keepsakes } from '../../catalogue/define-game';
import mouse from '../../play/celebration/drawings/mouse.svg?keepsake';
import bun from './drawings/acts/bun.svg?keepsake';
import wheat from './drawings/mill/wheat.svg?keepsake';
import { names } from './keepsakes-text';

export const keepsakes: Keepsakes = [
  { name: names.bun, drawing: bun, movement: 'hops', sound: 'cutBar' },
  { name: names.wheat, drawing: wheat, movement: 'sways', sound: 'press' },
  { name: names.mouse, drawing: mouse, movement: 'hops', sound: 'measureBar' },
];
