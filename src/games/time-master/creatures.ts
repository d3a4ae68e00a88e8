import bird from '../../play/celebration/drawings/bird.svg?drawing';
import butterfly from '../../play/celebration/drawings/butterfly.svg?drawing';
import mouse from '../../play/celebration/drawings/mouse.svg?drawing';
import type { Creatures } from '../../play/frame/creatures/creatures';
import cuckoo from './drawings/acts/cuckoo.svg?drawing';
import note from './drawings/acts/note.svg?drawing';

export const CREATURES: Creatures = [
  { drawing: bird, at: [1376, 668], size: 0.8, movement: 'hops', depth: 'middle' },
  { drawing: cuckoo, at: [570, 440], size: 1.1, movement: 'peeps', cover: 'picture', depth: 'middle', sound: 'bell' },
  { drawing: note, at: [860, 430], size: 1.1, movement: 'floats', depth: 'far', sound: 'clockwork' },
  { drawing: butterfly, at: [1500, 400], size: 0.8, movement: 'floats', depth: 'near' },
  { drawing: mouse, at: [1480, 740], movement: 'peeps', cover: 'sill', depth: 'near', sound: 'tick' },
];
