import type { Tune } from '../tune.ts';

/** The mosaic courtyard: a fountain in the shade. */
export const TUNE: Tune = {
  beatsPerMinute: 92,
  air: { lowHz: 900, highHz: 1900, gain: 0.5 },
  chords: 'A3 E4 | C3 G3 | G3 D4 | A3 E4',
  details: '- - A6 - - - E6 - | - - - - D6 - - -',
  voice: 'wood',
  melody: `
    A4 - C5 D5 - E5 - D5 | C5 - A4 - - - - - | G4 - A4 C5 - D5 - C5 | A4 - - - - - - -
    E5 - G5 E5 - D5 - C5 | D5 - E5 - D5 - C5 - | A4 - C5 D5 - C5 - G4 | A4 - - - - - - -`,
  drum: 'x--x--x- x--x---- x--x--x- x--x----',
  shaker: '--x---x- --x---x- --x---x- --x---xx',
};
