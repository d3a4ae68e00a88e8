import { WORKSHOP } from '../../../src/games/algebra-adventure/scene/colours';
import { INK, PAPER } from '../../../src/stage/drawing';
import { type Pair } from '../../scenes/helpers/contrast';

/** The colours of its scene that are told apart. */
export const pairs: readonly Pair[] = [
  ['the letter on a crate', 'text', WORKSHOP.crate.sign, WORKSHOP.crate.face],
  ['what a pan holds in all', 'text', INK, PAPER],
  ...Object.entries(WORKSHOP.weights).map(
    ([kind, { base }]): Pair => [`the figure on a weight of ${kind}`, 'text', INK, base],
  ),
  ['the beam before the wall', 'shape', WORKSHOP.steel.base, WORKSHOP.wall],
  ['the needle before its disc', 'shape', WORKSHOP.needle, PAPER],
];
