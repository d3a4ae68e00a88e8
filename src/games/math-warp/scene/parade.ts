import { createParade, type ParadeActors } from '../../../play/celebration/Parade';
import comet from '../drawings/acts/comet.svg?drawing';
import rock from '../drawings/acts/rock.svg?drawing';
import saucer from '../drawings/acts/saucer.svg?drawing';

/** A flying saucer, a comet and a rock pass the portal. */
export const ACTORS: ParadeActors = [
  { drawing: saucer, movement: 'crosses', ground: ({ top, bottom }) => top + (bottom - top) * 0.36 },
  { drawing: comet, movement: 'crosses', ground: ({ top, bottom }) => top + (bottom - top) * 0.5, height: 0.2 },
  { drawing: rock, movement: 'crosses', ground: ({ top, bottom }) => top + (bottom - top) * 0.8 },
];

export const renderParade = createParade(ACTORS);
