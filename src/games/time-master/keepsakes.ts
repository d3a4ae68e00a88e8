import type { Keepsakes } from '../../catalogue/define-game';
import cuckoo from './drawings/acts/cuckoo.svg?keepsake';
import note from './drawings/acts/note.svg?keepsake';
import sun from './drawings/token.svg?keepsake';

export const keepsakes: Keepsakes = [
  { name: 'Music note', drawing: note, movement: 'floats', sound: 'clockwork' },
  { name: 'Cuckoo', drawing: cuckoo, movement: 'hops', sound: 'bell' },
  { name: 'Sun', drawing: sun, movement: 'spins', sound: 'levelUp', stamp: 'golden' },
];
