import bird from '../../../play/celebration/drawings/bird.svg?drawing';
import mouse from '../../../play/celebration/drawings/mouse.svg?drawing';
import { createParade, type ParadeActors } from '../../../play/celebration/Parade';
import sails from '../drawings/parade/sails.svg?drawing';
import { tableTop } from './layout';

/** The sails of the mill turn, a mouse looks over the table, and a bird flies through. */
export const ACTORS: ParadeActors = [
  { drawing: sails, movement: 'turns', ground: tableTop, at: 0.22, height: 0.42 },
  { drawing: mouse, movement: 'rises', ground: tableTop, at: 0.78 },
  { drawing: bird, movement: 'crosses', ground: tableTop, height: 0.22 },
];

export const renderParade = createParade(ACTORS);
