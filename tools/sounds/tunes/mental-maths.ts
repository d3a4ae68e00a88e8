import type { Tune } from '../tune.ts';

/** The lagoon: surf, and time to look around. */
export const TUNE: Tune = {
  beatsPerMinute: 88,
  air: { lowHz: 320, highHz: 900, gain: 0.9 },
  chords: 'C3 G3 | A3 E4 | C3 G3 | D3 A3',
  details: '- - - - - - E6 - | - - - A6 - - - -',
  voice: 'wood',
  melody: `
    C5 - E5 - G5 - - E5 | - D5 - C5 - - A4 - | C5 - E5 - A5 - - G5 | - - E5 - D5 - - -
    C5 - E5 - G5 - - A5 | - G5 - E5 - - C5 - | D5 - E5 - G5 - E5 D5 | C5 - - - - - - -`,
  drum: 'x------- --x----- x------- ----x---',
  shaker: '--x---x- --x---x- --x---x- --x-x-x-',
};
