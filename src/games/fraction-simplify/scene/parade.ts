import mouse from '../../../play/celebration/drawings/mouse.svg?drawing';
import { createParade, type ParadeActors } from '../../../play/celebration/Parade';
import strawberry from '../drawings/acts/strawberry.svg?drawing';
import cake from '../drawings/parade/cake.svg?drawing';
import { counterTop } from './layout';

/** A cake is wheeled past behind the counter, a mouse looks over it, and a strawberry leaps. */
export const ACTORS: ParadeActors = [
  { drawing: cake, movement: 'crosses', ground: counterTop, height: 0.34 },
  { drawing: mouse, movement: 'rises', ground: counterTop, at: 0.2 },
  { drawing: strawberry, movement: 'leaps', ground: counterTop, height: 0.24 },
];

export const renderParade = createParade(ACTORS);
