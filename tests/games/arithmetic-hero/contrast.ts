import { INK_TINT } from '../../../src/games/arithmetic-hero/scene/card-body';
import { CARD_FACES as CARDS } from '../../../src/games/arithmetic-hero/scene/card-drawing';
import { CITY } from '../../../src/games/arithmetic-hero/scene/colours';
import { forEachFace, type Pair } from '../../scenes/helpers/contrast';

/** Colours in the scene that must be easy to tell apart. */
export const pairs: readonly Pair[] = [
  ...forEachFace(CARDS, INK_TINT),
  ...[CITY.sky, ...CITY.discs].flatMap((sky): readonly Pair[] => [
    ...Object.values(CARDS).map(([face]): Pair => ['a card in the sky', 'shape', face, sky]),
    ['the dome in the sky', 'shape', CITY.dome, sky],
  ]),
];
