import type { Tune } from '../tune.ts';

/** The market stall: voices in the distance, and coins. */
export const TUNE: Tune = {
  beatsPerMinute: 96,
  air: { lowHz: 380, highHz: 620, gain: 0.7 },
  chords: 'C3 G3 | G3 D4 | C3 G3 | A3 E4',
  details: '- - E7 - - - - - | - - - - - G6 E7 -',
  voice: 'wood',
  melody: `
    G5 - E5 - C5 - E5 G5 | A5 - G5 - - - E5 - | G5 - E5 - C5 - D5 E5 | D5 - - - G4 - - -
    G5 - E5 - C5 - E5 G5 | A5 - C6 - A5 - G5 - | E5 - D5 - C5 - A4 - | C5 - - G4 C5 - - -`,
  drum: 'x---x--- x---x--- x---x--- x-x-x---',
  shaker: '--x---x- --x---x- --x---x- --x-x-x-',
};
