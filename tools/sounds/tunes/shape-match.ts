import type { Tune } from '../tune.ts';

/** The sculpture garden: leaves, and a bird. */
export const TUNE: Tune = {
  beatsPerMinute: 88,
  air: { lowHz: 1400, highHz: 2400, gain: 0.4 },
  chords: 'C3 G3 | A3 E4 | D3 A3 | C3 G3',
  details: '- - - G6 A6 - - - | - - - - - - E6 G6',
  voice: 'wood',
  melody: `
    E5 - G5 - A5 - G5 - | E5 - - - C5 - - - | D5 - E5 - G5 - E5 - | D5 - - - - - - -
    E5 - G5 - A5 - C6 - | A5 - - G5 E5 - - - | D5 - E5 - D5 - C5 A4 | C5 - - - - - - -`,
  drum: 'x------- x------- x------- x---x---',
  shaker: '----x-x- ----x-x- ----x-x- ----x-x-',
};
