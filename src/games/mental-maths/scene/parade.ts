import dolphin from '../../../play/celebration/drawings/dolphin.svg?drawing';
import { createParade, type ParadeActors } from '../../../play/celebration/Parade';
import type { View } from '../../../stage/scene';
import fish from '../drawings/acts/fish.svg?drawing';
import whale from '../drawings/parade/whale.svg?drawing';
import { mentalMathsLayout } from './layout';

const water = (view: View): number => mentalMathsLayout(view).horizon + 92;

/** A whale, a dolphin and a fish leap out of the lagoon. */
export const ACTORS: ParadeActors = [
  { drawing: whale, movement: 'leaps', ground: water, height: 0.28 },
  { drawing: dolphin, movement: 'leaps', ground: water, height: 0.22 },
  { drawing: fish, movement: 'leaps', ground: water, height: 0.24 },
];

export const renderParade = createParade(ACTORS);
