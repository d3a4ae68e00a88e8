import butterfly from '../../../play/celebration/drawings/butterfly.svg?drawing';
import { createParade, type ParadeActors } from '../../../play/celebration/Parade';
import fountain from '../drawings/acts/fountain.svg?drawing';
import carpet from '../drawings/parade/carpet.svg?drawing';

/** After a puzzle, a carpet or a butterfly flies through the courtyard, or a fountain rises. */
export const ACTORS: ParadeActors = [
  { drawing: carpet, movement: 'crosses', ground: ({ top, bottom }) => top + (bottom - top) * 0.45, height: 0.3 },
  { drawing: butterfly, movement: 'crosses', ground: ({ top, bottom }) => top + (bottom - top) * 0.5 },
  { drawing: fountain, movement: 'rises', ground: ({ bottom }) => bottom - 20, at: 0.14, height: 0.36 },
];

export const renderParade = createParade(ACTORS, 'finished');
