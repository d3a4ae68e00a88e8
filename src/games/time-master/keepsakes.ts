import type { Keepsakes } from '../../catalogue/define-game';
import cuckoo from './drawings/acts/cuckoo.svg?keepsake';
import note from './drawings/acts/note.svg?keepsake';
import sun from './drawings/token.svg?keepsake';
import { names } from './keepsakes-text';

export const keepsakes: Keepsakes = [
  { name: names.note, drawing: note, movement: 'floats', sound: 'clockwork' },
  { name: names.cuckoo, drawing: cuckoo, movement: 'hops', sound: 'bell' },
  { name: names.sun, drawing: sun, movement: 'spins', sound: 'levelUp', stamp: 'golden' },
];
