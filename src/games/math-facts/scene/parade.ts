import dolphin from '../../../play/celebration/drawings/dolphin.svg?drawing';
import balloon from '../../../play/celebration/drawings/hot-air-balloon.svg?drawing';
import { createParade, type ParadeActors } from '../../../play/celebration/Parade';
import plane from '../drawings/parade/plane.svg?drawing';
import { ABOVE_BOTTOM } from './layout';

/** A seaplane flies past, a balloon rises from the sea, and a dolphin leaps. */
export const ACTORS: ParadeActors = [
  { drawing: plane, movement: 'crosses', ground: ({ top, bottom }) => top + (bottom - top) * 0.42, height: 0.25 },
  { drawing: balloon, movement: 'floats', ground: ({ bottom }) => bottom - ABOVE_BOTTOM.bank, at: 0.24, height: 0.34 },
  { drawing: dolphin, movement: 'leaps', ground: ({ bottom }) => bottom - ABOVE_BOTTOM.bank, height: 0.2 },
];

export const renderParade = createParade(ACTORS);
