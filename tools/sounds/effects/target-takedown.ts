import { bellNote, chime, getFrequency, marimba, type Score } from '../score.ts';
import { synthesiseGlide } from '../tones.ts';

export const SCORES = {
  tile: { lengthMs: 90, kind: 'touch', room: 0, parts: () => [marimba('G5', 0, 1, 85), marimba('G6', 0, 0.3, 50)] },
  tileBack: { lengthMs: 80, kind: 'touch', room: 0, parts: () => [marimba('D5', 0, 1, 75)] },
  hit: {
    lengthMs: 560,
    kind: 'success',
    room: 0.16,
    parts: () => [
      marimba('C5', 0, 0.8, 200),
      ...bellNote('E5', 'E6', 70, 360),
      ...bellNote('A5', 'A6', 140, 420),
      chime('E7', 220, 0.3, 400),
    ],
  },
  overshoot: {
    lengthMs: 420,
    kind: 'mistake',
    room: 0.1,
    parts: () => [
      marimba('A3', 0, 1, 220),
      marimba('E3', 130, 1, 380),
      [synthesiseGlide({ fromHz: getFrequency('A4'), toHz: getFrequency('D4'), lengthMs: 300, attackMs: 20 }), 0, 0.3],
    ],
  },
} satisfies Readonly<Record<string, Score>>;
