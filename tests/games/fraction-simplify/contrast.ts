import { BAKERY, TEXT_TINTS } from '../../../src/games/fraction-simplify/scene/colours';
import { PAPER } from '../../../src/stage/drawing';
import { type Pair } from '../../scenes/helpers/contrast';

/** Colours in the scene that must be easy to tell apart. */
export const pairs: readonly Pair[] = [
  ['figures on their card', 'text', TEXT_TINTS.ink, PAPER],
  ['the signs of a sum', 'text', TEXT_TINTS.sign, BAKERY.counter.base, 'of the place'],
  ['what is asked', 'largeText', TEXT_TINTS.asked, BAKERY.counter.base, 'of the place'],
];
