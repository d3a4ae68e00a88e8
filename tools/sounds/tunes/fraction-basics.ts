import type { Tune } from '../tune.ts';

/** The old mill: water over the wheel. */
export const TUNE: Tune = {
  beatsPerMinute: 84,
  air: { lowHz: 700, highHz: 1300, gain: 0.8 },
  chords: 'C3 G3 | G3 D4 | A3 E4 | G3 D4',
  details: '- D6 - - - - - - | - - - - - C6 - -',
  voice: 'wood',
  melody: `
    E5 - D5 C5 - - G4 - | A4 - C5 - D5 - - - | E5 - D5 C5 - - A4 - | G4 - - - - - - -
    E5 - G5 E5 - - D5 - | C5 - D5 - E5 - - - | D5 - C5 A4 - - G4 A4 | C5 - - - - - - -`,
  drum: 'x------- x--x---- x------- x-x-----',
  shaker: '----x--- ----x--- ----x--- ----x-x-',
};
