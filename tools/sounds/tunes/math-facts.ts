import type { Tune } from '../tune.ts';

/** The coast road: wind, and rolling wheels. */
export const TUNE: Tune = {
  beatsPerMinute: 100,
  air: { lowHz: 420, highHz: 1100, gain: 0.9 },
  chords: 'C3 G3 | D3 A3 | A3 E4 | G3 D4',
  details: '- - - - - - - - | - - G6 - A6 - - -',
  voice: 'wood',
  melody: `
    C5 - C5 D5 E5 - G5 - | A5 - G5 - E5 - D5 - | C5 - C5 D5 E5 - D5 - | C5 - A4 - G4 - - -
    C5 - C5 D5 E5 - G5 - | A5 - C6 - A5 - G5 - | E5 - G5 E5 D5 - E5 D5 | C5 - - - C5 - - -`,
  drum: 'x---x--- x---x--- x---x--- x---x---',
  shaker: 'x-xxx-xx x-xxx-xx x-xxx-xx x-xxx-xx',
};
