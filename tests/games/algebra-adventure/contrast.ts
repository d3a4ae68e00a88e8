import { WORKSHOP } from '../../../src/games/algebra-adventure/scene/colours';
import { INK, PAPER } from '../../../src/stage/drawing';
import { type Pair } from '../../scenes/helpers/contrast';
import { findColour } from '../../scenes/helpers/drawn';

const drawn = (drawing: string, part: string): string => findColour(`algebra-adventure/${drawing}`, part);

/** Colours in the scene that must be easy to tell apart. */
export const pairs: readonly Pair[] = [
  ['the letter on a crate', 'text', drawn('crate', 'sign'), drawn('crate', 'face')],
  ['what a pan holds in all', 'text', INK, PAPER],
  ...[1, 5, 10].map(
    (kind): Pair => [`the figure on a weight of ${kind}`, 'text', INK, drawn(`weight-${kind}`, 'face')],
  ),
  ['the beam before the wall', 'shape', drawn('beam-landscape', 'face'), WORKSHOP.wall, 'of the place'],
  ['the needle before its disc', 'shape', drawn('needle', 'face'), PAPER],
];
