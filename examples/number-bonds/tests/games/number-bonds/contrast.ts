import type { Pair } from '../../scenes/helpers/contrast';

/** Colours of the scene that must be distinguishable. */
export const pairs: readonly Pair[] = [
  ['a known bead next to a missing one', 'shape', 0x5727af, '#fff'],
  ['a bead that is known, in the sky', 'shape', 0x5727af, '#cfeffa'],
];
