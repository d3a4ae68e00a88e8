import { createParade, type ParadeActors } from '../../../play/celebration/Parade';
import owl from '../drawings/acts/owl.svg?drawing';
import shootingStar from '../drawings/acts/shooting-star.svg?drawing';
import airship from '../drawings/parade/airship.svg?drawing';

/** An airship and a shooting star pass behind the towers, and an owl looks over them. */
export const ACTORS: ParadeActors = [
  { drawing: airship, movement: 'crosses', ground: ({ top, bottom }) => top + (bottom - top) * 0.5 },
  { drawing: shootingStar, movement: 'crosses', ground: ({ top, bottom }) => top + (bottom - top) * 0.4, height: 0.2 },
  { drawing: owl, movement: 'rises', ground: ({ bottom }) => bottom - 110, at: 0.24 },
];

export const renderParade = createParade(ACTORS);
