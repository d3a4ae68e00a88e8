import type { Tune } from '../tune.ts';

/** The clock tower: wheels that never stop. */
export const TUNE: Tune = {
  beatsPerMinute: 90,
  air: { lowHz: 260, highHz: 380, gain: 0.5 },
  chords: 'C3 G3 | A3 E4 | G3 D4 | C3 G3',
  details: 'G6 - E6 - G6 - E6 - | G6 - E6 - G6 - E6 -',
  voice: 'metal',
  melody: `
    E5 - C5 - D5 - G4 - | - - - - G4 - - - | G4 - D5 - E5 - C5 - | - - - - - - - -
    E5 - G5 - A5 - E5 - | - - D5 - C5 - - - | D5 - G4 - A4 - D5 - | C5 - - - - - - -`,
  drum: 'x------- x------- x------- x-----x-',
  shaker: 'x---x--- x---x--- x---x--- x---x---',
};
