import type { Keepsakes } from '../../catalogue/define-game';
import butterfly from '../../play/celebration/drawings/butterfly.svg?keepsake';
import biscuit from './drawings/acts/biscuit.svg?keepsake';
import strawberry from './drawings/acts/strawberry.svg?keepsake';
import { names } from './keepsakes-text';

export const keepsakes: Keepsakes = [
  { name: names.strawberry, drawing: strawberry, movement: 'hops', sound: 'slice' },
  { name: names.biscuit, drawing: biscuit, movement: 'spins', sound: 'cutCake' },
  { name: names.butterfly, drawing: butterfly, movement: 'floats', sound: 'press' },
];
