import balloon from '../../../play/celebration/drawings/hot-air-balloon.svg?drawing';
import { createParade, type ParadeActors } from '../../../play/celebration/Parade';
import cat from '../drawings/acts/cat.svg?drawing';
import lorry from '../drawings/parade/lorry.svg?drawing';
import { counterTop } from './layout';

/** How far the road behind the hedge is above the counter, in scene units. */
const ROAD = 40;

/** A lorry passes behind the stall, a balloon rises, and a cat looks over the hedge. */
export const ACTORS: ParadeActors = [
  { drawing: lorry, movement: 'crosses', ground: (view) => counterTop(view) - ROAD, height: 0.3 },
  { drawing: balloon, movement: 'floats', ground: counterTop, at: 0.76, height: 0.34 },
  { drawing: cat, movement: 'rises', ground: (view) => counterTop(view) - ROAD, at: 0.2 },
];

export const renderParade = createParade(ACTORS);
