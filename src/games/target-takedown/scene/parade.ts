import balloon from '../../../play/celebration/drawings/hot-air-balloon.svg?drawing';
import train from '../../../play/celebration/drawings/train.svg?drawing';
import { createParade, type ParadeActors } from '../../../play/celebration/Parade';
import duck from '../drawings/acts/duck.svg?drawing';

/** A balloon rises over the fair, a train passes behind the booth, and a giant duck joins in. */
export const ACTORS: ParadeActors = [
  { drawing: balloon, movement: 'floats', ground: ({ bottom }) => bottom - 30, at: 0.3, height: 0.36 },
  { drawing: train, movement: 'crosses', ground: ({ bottom }) => bottom - 16 },
  { drawing: duck, movement: 'rises', ground: ({ bottom }) => bottom - 16, at: 0.7, height: 0.32 },
];

export const renderParade = createParade(ACTORS);
