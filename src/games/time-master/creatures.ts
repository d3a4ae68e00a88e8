import bird from '../../play/celebration/drawings/bird.svg?drawing';
import butterfly from '../../play/celebration/drawings/butterfly.svg?drawing';
import type { Creatures } from '../../play/frame/creatures/creatures';
import cuckoo from './drawings/acts/cuckoo.svg?drawing';
import note from './drawings/acts/note.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: bird, at: [1376, 693], size: 0.8, movement: 'hops', depth: 'middle', sound: 'tick' },
  { drawing: cuckoo, at: [548, 640], size: 1.1, movement: 'peeps', cover: 'picture', depth: 'middle', sound: 'bell' },
  { drawing: note, at: [970, 330], size: 1.1, movement: 'floats', depth: 'far', sound: 'clockwork' },
  { drawing: butterfly, at: [1290, 530], size: 0.8, movement: 'floats', depth: 'near' },
];
