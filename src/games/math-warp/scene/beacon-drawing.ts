import type { Drawing } from '../../../stage/atlas';
import { rightBadge, wrongBadge } from '../../../stage/badges';
import { PAPER, placed } from '../../../stage/drawing';
import { inTones } from '../../../stage/drawings';
import strike from '../drawings/place/strike.svg?markup';
import beacon from '../drawings/tones/beacon.svg?drawing';

/** Fill and edge colour of each state of a beacon. */
export const FACES = {
  beacon: [PAPER, '#CFC6EA'],
  'beacon used': ['#5C6599', '#4A5285'],
  'beacon right': ['#EEFAEA', '#80D26B'],
} as const;

const beaconOf = ([face, edge]: readonly [string, string]): Drawing => inTones(beacon, { face, edge });

export const beaconDrawings = (): Readonly<Record<string, Drawing>> => ({
  beacon: beaconOf(FACES.beacon),
  'beacon used': beaconOf(FACES['beacon used']),
  'beacon right': beaconOf(FACES['beacon right']),
  struck: {
    inner: strike + placed(wrongBadge(14).inner, { x: 36, y: -34 }),
    area: [-38, -52, 92, 74],
  },
  right: rightBadge(17),
});
