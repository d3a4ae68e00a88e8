import { bellNote, chime, getFrequency, marimba, pluck, type Score } from '../score.ts';
import { synthesiseGlide, synthesiseVowels } from '../tones.ts';

export const SHARED_SCORES = {
  correct: {
    lengthMs: 660,
    kind: 'success',
    room: 0.16,
    parts: () => [...bellNote('G5', 'G6', 0, 500), ...bellNote('C6', 'C7', 95, 700)],
  },
  wrong: {
    lengthMs: 440,
    kind: 'mistake',
    room: 0.1,
    parts: () => [
      marimba('G3', 0, 1, 520),
      marimba('G4', 0, 0.3, 300),
      [
        synthesiseGlide({ fromHz: getFrequency('G3'), toHz: getFrequency('G3') * 0.97, lengthMs: 380, attackMs: 45 }),
        0,
        0.5,
      ],
    ],
  },
  tick: { lengthMs: 90, kind: 'touch', room: 0, parts: () => [marimba('C6', 0, 1, 85), marimba('G5', 0, 0.4, 70)] },
  finish: {
    lengthMs: 1320,
    kind: 'jingle',
    room: 0.2,
    parts: () => [
      ...bellNote('C5', 'C6', 0, 500),
      ...bellNote('E5', 'E6', 130, 500),
      ...bellNote('G5', 'G6', 260, 600),
      ...bellNote('C6', 'C7', 440, 1100),
      pluck('E5', 440, 0.38, 1000),
      pluck('G5', 440, 0.38, 1000),
      pluck('C5', 440, 0.38, 1000),
    ],
  },
  press: { lengthMs: 60, kind: 'key', room: 0, parts: () => [marimba('E5', 0, 1, 60), marimba('E6', 0, 0.25, 30)] },
  streak: {
    lengthMs: 620,
    kind: 'jingle',
    room: 0.16,
    parts: () => [
      pluck('E5', 0, 0.8, 400),
      pluck('G5', 48, 0.85, 400),
      pluck('A5', 96, 0.9, 400),
      ...bellNote('C6', 'C7', 144, 560),
      chime('E6', 150, 0.35, 500),
    ],
  },
  levelUp: {
    lengthMs: 1040,
    kind: 'jingle',
    room: 0.18,
    parts: () => [
      ...bellNote('G4', 'G5', 0, 450),
      ...bellNote('C5', 'C6', 110, 450),
      ...bellNote('E5', 'E6', 220, 500),
      ...bellNote('G5', 'G6', 330, 900),
      chime('C7', 400, 0.14, 600),
    ],
  },
  timeUp: {
    lengthMs: 460,
    kind: 'mistake',
    room: 0.1,
    parts: () => [marimba('E5', 0, 0.9, 120), marimba('C5', 130, 0.9, 120), pluck('G4', 260, 1, 420)],
  },
  heroCheers: {
    lengthMs: 160,
    kind: 'voice',
    room: 0,
    parts: () => [
      [
        synthesiseVowels(
          { fromHz: getFrequency('E4'), toHz: getFrequency('A4'), lengthMs: 155, attackMs: 25 },
          'u',
          'e',
        ),
        0,
        1,
      ],
    ],
  },
  heroWonders: {
    lengthMs: 160,
    kind: 'voice',
    room: 0,
    parts: () => [
      [
        synthesiseVowels(
          { fromHz: getFrequency('E4'), toHz: getFrequency('C4'), lengthMs: 155, attackMs: 30 },
          'o',
          'u',
        ),
        0,
        1,
      ],
    ],
  },
} satisfies Readonly<Record<string, Score>>;
