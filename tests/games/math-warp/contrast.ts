import { BEACON_TINTS as BEACON_TINT } from '../../../src/games/math-warp/scene/beacon';
import { BEACON_FACES as BEACONS } from '../../../src/games/math-warp/scene/beacon-drawing';
import { SPACE } from '../../../src/games/math-warp/scene/colours';
import { PORTAL_TINTS as PORTAL_TINT } from '../../../src/games/math-warp/scene/portal';
import { PORTAL_TONES } from '../../../src/games/math-warp/scene/portal-drawing';
import { type Pair } from '../../scenes/helpers/contrast';

/** Colours in the scene that must be easy to tell apart. */
export const pairs: readonly Pair[] = [
  ['the equation', 'text', PORTAL_TINT.ink, PORTAL_TONES.portal.light],
  ['the equation in warp mode', 'text', PORTAL_TINT.ink, PORTAL_TONES['portal warp'].light],
  ['the equation that was solved', 'text', PORTAL_TINT.right, PORTAL_TONES.portal.light],
  ['a choice', 'text', BEACON_TINT.waiting, BEACONS.beacon[0]],
  ['a choice that was tried', 'largeText', BEACON_TINT.used, BEACONS['beacon used'][0]],
  ['the choice that was right', 'text', BEACON_TINT.right, BEACONS['beacon right'][0]],
  ...[SPACE.calm, SPACE.warp].flatMap(({ sky, discs }) =>
    [sky, ...discs].map((ground): Pair => ['a choice in space', 'shape', BEACONS.beacon[0], ground]),
  ),
];
