import type { Tune } from '../tune.ts';

/** The lighthouse at night: waves that roll in and out. */
export const TUNE: Tune = {
  beatsPerMinute: 84,
  // All of its few notes are accented, and questions are read aloud over it.
  decibels: -3,
  air: { lowHz: 220, highHz: 700, gain: 1 },
  chords: 'C3 G3 | C3 G3 | A3 E4 | G3 D4',
  details: 'C6 - - - - - - - | - - - - - - - -',
  voice: 'metal',
  melody: `
    C5 - - - E5 - - - | G5 - - - - - - - | A4 - - - C5 - - - | E5 - - - - - - -
    D5 - - - G4 - - - | A4 - - - - - - - | G4 - - - D5 - - - | C5 - - - - - - -`,
  drum: 'x------- -------- x------- --------',
  shaker: '-------- x------- -------- x-------',
};
