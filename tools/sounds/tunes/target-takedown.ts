import type { Tune } from '../tune.ts';

/** The fairground: an organ around the corner. */
export const TUNE: Tune = {
  beatsPerMinute: 100,
  air: { lowHz: 460, highHz: 560, gain: 0.4 },
  chords: 'C3 G3 | G3 D4 | C3 G3 | G3 D4',
  details: 'C6 - E6 - G6 - E6 - | C6 - E6 - D6 - - -',
  voice: 'metal',
  melody: `
    C5 - G4 - E5 - C5 - | G5 - - E5 D5 - - - | C5 - G4 - E5 - G5 - | A5 - G5 - - - - -
    C6 - A5 - G5 - E5 - | G5 - - E5 D5 - C5 - | D5 - E5 - G5 - D5 - | C5 - - - C5 - - -`,
  drum: 'x-----x- x-----x- x-----x- x-----x-',
  shaker: '--x-x--- --x-x--- --x-x--- --x-x-x-',
};
