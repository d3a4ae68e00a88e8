import { getFrequency, marimba, pluck, type Score } from '../score.ts';
import { synthesiseGlide } from '../tones.ts';

export const SCORES = {
  tilt: {
    lengthMs: 360,
    kind: 'scene',
    room: 0.08,
    parts: () => [
      [synthesiseGlide({ fromHz: getFrequency('E4'), toHz: getFrequency('C4'), lengthMs: 260, attackMs: 40 }), 0, 0.6],
      marimba('C4', 190, 1, 300),
    ],
  },
  crate: {
    lengthMs: 240,
    kind: 'scene',
    room: 0.06,
    parts: () => [
      [synthesiseGlide({ fromHz: getFrequency('G4'), toHz: getFrequency('D5'), lengthMs: 90, attackMs: 8 }), 0, 0.5],
      marimba('D5', 60, 1, 220),
    ],
  },
  weights: {
    lengthMs: 220,
    kind: 'touch',
    room: 0.06,
    parts: () => [pluck('C5', 0, 0.8, 160), pluck('G4', 50, 0.9, 200)],
  },
} satisfies Readonly<Record<string, Score>>;
