import { BAKERY, WRITTEN } from '../../../src/games/fraction-simplify/scene/colours';
import { PAPER } from '../../../src/stage/drawing';
import { type Pair } from '../../scenes/helpers/contrast';

/** Colours of the scene that must be easy to tell apart. */
export const pairs: readonly Pair[] = [
  ['figures on their card', 'text', WRITTEN.ink, PAPER],
  ['the signs of a sum', 'text', WRITTEN.sign, BAKERY.counter.base, 'of the place'],
  ['what is asked', 'largeText', WRITTEN.asked, BAKERY.counter.base, 'of the place'],
];
