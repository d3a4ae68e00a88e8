import type { Keepsakes } from '../../catalogue/define-game';
import butterfly from '../../play/celebration/drawings/butterfly.svg?keepsake';
import biscuit from './drawings/acts/biscuit.svg?keepsake';
import strawberry from './drawings/acts/strawberry.svg?keepsake';

export const keepsakes: Keepsakes = [
  { name: 'Strawberry', drawing: strawberry, movement: 'hops', sound: 'slice' },
  { name: 'Biscuit', drawing: biscuit, movement: 'spins', sound: 'cutCake' },
  { name: 'Butterfly', drawing: butterfly, movement: 'floats', sound: 'press' },
];
