import balloon from '../../../play/celebration/drawings/hot-air-balloon.svg?drawing';
import train from '../../../play/celebration/drawings/train.svg?drawing';
import { createParade, type ParadeActors } from '../../../play/celebration/Parade';
import cuckoo from '../drawings/acts/cuckoo.svg?drawing';

/** A train passes through the town, a balloon rises over it, and the cuckoo looks out. */
export const ACTORS: ParadeActors = [
  { drawing: train, movement: 'crosses', ground: ({ bottom }) => bottom - 6 },
  { drawing: balloon, movement: 'floats', ground: ({ bottom }) => bottom, at: 0.42, height: 0.34 },
  { drawing: cuckoo, movement: 'rises', ground: ({ bottom }) => bottom, at: 0.2 },
];

export const renderParade = createParade(ACTORS);
