import type { Tune } from '../tune.ts';

/** The bakery: a humming oven, and flour in the air. */
export const TUNE: Tune = {
  beatsPerMinute: 96,
  air: { lowHz: 140, highHz: 260, gain: 0.9 },
  chords: 'C3 E4 | A3 E4 | D3 A3 | G3 D4',
  details: 'E6 - - - - - - - | - - - - - - G6 E6',
  voice: 'wood',
  melody: `
    C5 E5 - G5 - E5 C5 - | D5 - - A4 - - D5 - | C5 E5 - G5 - A5 G5 - | E5 - - - D5 - - -
    C5 E5 - G5 - E5 C5 - | D5 - E5 D5 - C5 A4 - | G4 - C5 - D5 E5 D5 - | C5 - - - G4 - C5 -`,
  drum: 'x---x--- x-x-x--- x---x--- x-x-x-x-',
  shaker: '--x---x- --x---x- --x---x- --x---x-',
};
