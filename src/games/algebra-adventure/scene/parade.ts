import train from '../../../play/celebration/drawings/train.svg?drawing';
import { createParade, type ParadeActors } from '../../../play/celebration/Parade';
import type { View } from '../../../stage/scene';
import gear from '../drawings/acts/gear.svg?drawing';
import robot from '../drawings/acts/robot.svg?drawing';
import { balanceSize } from './layout';

const benchTop = (view: View): number => view.bottom - balanceSize(view).bench + 4;

/** A toy train runs along the bench, a robot looks over it, and a cog turns. */
export const ACTORS: ParadeActors = [
  { drawing: train, movement: 'crosses', ground: benchTop },
  { drawing: robot, movement: 'rises', ground: benchTop, at: 0.22, height: 0.32 },
  { drawing: gear, movement: 'turns', ground: benchTop, at: 0.76, height: 0.34 },
];

export const renderParade = createParade(ACTORS);
