import type { Tune } from '../tune.ts';

/** The night city: lights far below, and someone keeping watch. */
export const TUNE: Tune = {
  beatsPerMinute: 100,
  air: { lowHz: 180, highHz: 420, gain: 0.8 },
  chords: 'A3 E4 | C3 G3 | D3 A3 | A3 E4',
  details: '- - C7 - - - - - | - - - - G6 - - -',
  voice: 'metal',
  melody: `
    A4 - A4 C5 - - D5 - | E5 - D5 - C5 - A4 - | A4 - A4 C5 - - E5 - | D5 - - - - - C5 D5
    E5 - E5 G5 - - A5 - | G5 - E5 - D5 - C5 - | D5 - E5 - D5 C5 A4 G4 | A4 - - - A4 - - -`,
  drum: 'x-----x- x------- x-----x- x---x---',
  shaker: '--x---x- --x---x- --x---x- --x---xx',
};
