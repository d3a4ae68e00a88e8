import type { Tune } from '../tune.ts';

/** Deep space: wide, slow, and an occasional signal. */
export const TUNE: Tune = {
  beatsPerMinute: 84,
  air: { lowHz: 110, highHz: 340, gain: 0.9 },
  chords: 'A3 E4 | G3 D4 | C3 G3 | D3 A3',
  details: 'A6 - E6 - - - - - | - - - - D6 - A6 -',
  voice: 'metal',
  melody: `
    A4 - - E5 - - D5 - | - - C5 - - - - - | G4 - - D5 - - C5 - | - - A4 - - - - -
    A4 - - E5 - - G5 - | - - E5 - - D5 - - | C5 - - D5 - - A4 - | - - G4 - A4 - - -`,
  drum: 'x------- ------x- x------- --x-----',
  shaker: '----x--- ----x--- ----x--- ----x---',
};
