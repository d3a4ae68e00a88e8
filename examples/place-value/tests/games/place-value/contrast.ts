import type { Pair } from '../../scenes/helpers/contrast';

/** Colours of the scene that must be distinguishable. */
export const pairs: readonly Pair[] = [
  ['the outline of a one on the hills', 'shape', '#7a4300', '#a9dc8f'],
  ['the outline of a ten on the hills', 'shape', '#0d4a2a', '#a9dc8f'],
  ['the outline of a hundred on the hills', 'shape', '#33116b', '#a9dc8f'],
  ['the outline of a thousand on the hills', 'shape', '#6d1507', '#a9dc8f'],
  ['a wagon on the grass', 'shape', '#1b1b3a', '#7fc46b'],
];
