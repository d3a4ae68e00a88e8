import butterfly from '../../../play/celebration/drawings/butterfly.svg?drawing';
import balloon from '../../../play/celebration/drawings/hot-air-balloon.svg?drawing';
import { createParade, type ParadeActors } from '../../../play/celebration/Parade';
import rabbit from '../drawings/acts/rabbit.svg?drawing';

/** A balloon rises over the garden, a butterfly crosses it, and a rabbit looks up. */
export const ACTORS: ParadeActors = [
  { drawing: balloon, movement: 'floats', ground: ({ bottom }) => bottom - 40, at: 0.27, height: 0.36 },
  { drawing: butterfly, movement: 'crosses', ground: ({ top, bottom }) => top + (bottom - top) * 0.52 },
  { drawing: rabbit, movement: 'rises', ground: ({ bottom }) => bottom - 30, at: 0.72 },
];

export const renderParade = createParade(ACTORS);
