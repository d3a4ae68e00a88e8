import type { Drawing } from '../../../stage/atlas';
import { correctBadge, incorrectBadge } from '../../../stage/badges';
import { PAPER, transformMarkup } from '../../../stage/drawing';
import { drawingInColours } from '../../../stage/drawings';
import strike from '../drawings/place/strike.svg?markup';
import beacon from '../drawings/tones/beacon.svg?drawing';

/** Fill and edge colour of each state of a beacon. */
export const BEACON_FACES = {
  beacon: [PAPER, '#CFC6EA'],
  'beacon used': ['#5C6599', '#4A5285'],
  'beacon right': ['#EEFAEA', '#80D26B'],
} as const;

const beaconOf = ([face, edge]: readonly [string, string]): Drawing => drawingInColours(beacon, { face, edge });

export const beaconDrawings = (): Readonly<Record<string, Drawing>> => ({
  beacon: beaconOf(BEACON_FACES.beacon),
  'beacon used': beaconOf(BEACON_FACES['beacon used']),
  'beacon right': beaconOf(BEACON_FACES['beacon right']),
  struck: {
    inner: strike + transformMarkup(incorrectBadge(14).inner, { x: 36, y: -34 }),
    area: [-38, -52, 92, 74],
  },
  right: correctBadge(17),
});
