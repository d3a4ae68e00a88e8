import type { Tune } from '../tune.ts';

/** The workshop: a saw in the distance, and steady hands. */
export const TUNE: Tune = {
  beatsPerMinute: 92,
  air: { lowHz: 500, highHz: 760, gain: 0.5 },
  chords: 'C3 G3 | C3 A3 | D3 A3 | G3 D4',
  details: 'G5 - - - G5 - - - | G5 - - - A5 - G5 -',
  voice: 'wood',
  melody: `
    G4 - C5 - D5 - C5 - | E5 - - D5 C5 - - - | G4 - C5 - D5 - E5 - | D5 - - - G4 - A4 -
    G4 - C5 - D5 - C5 - | E5 - - G5 E5 - D5 - | C5 - A4 - G4 - A4 D5 | C5 - - - C5 - - -`,
  drum: 'x---x--- x---x--- x---x--- x---x-x-',
  shaker: 'x-x-x-x- x-x-x-x- x-x-x-x- x-x-x-x-',
};
