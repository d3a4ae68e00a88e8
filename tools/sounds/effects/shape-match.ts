import { bellNote, chime, getFrequency, marimba, pluck, type Score } from '../score.ts';
import { synthesiseGlide } from '../tones.ts';

/** `sideCount` is played a step higher for each side. */
export const SCORES = {
  sideCount: {
    lengthMs: 260,
    kind: 'touch',
    room: 0.1,
    parts: () => [pluck('C5', 0, 0.8, 240), chime('C6', 0, 0.3, 240)],
  },
  round: {
    lengthMs: 900,
    kind: 'jingle',
    room: 0.16,
    parts: () => [
      [synthesiseGlide({ fromHz: getFrequency('C5'), toHz: getFrequency('C6'), lengthMs: 860, attackMs: 120 }), 0, 0.7],
      chime('G6', 620, 0.25, 260),
    ],
  },
  shapeTotal: {
    lengthMs: 560,
    kind: 'scene',
    room: 0.16,
    parts: () => [marimba('C5', 0, 0.8, 300), marimba('E5', 0, 0.7, 300), ...bellNote('G5', 'G6', 60, 460)],
  },
} satisfies Readonly<Record<string, Score>>;
