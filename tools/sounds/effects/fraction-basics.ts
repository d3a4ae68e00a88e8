import { getFrequency, marimba, pluck, type Score } from '../score.ts';
import { synthesiseBreath, synthesiseGlide } from '../tones.ts';

export const SCORES = {
  cutBar: {
    lengthMs: 200,
    kind: 'touch',
    room: 0.06,
    parts: (random) => [
      [synthesiseBreath({ fromHz: 1800, toHz: 900, lengthMs: 90, attackMs: 6 }, random), 0, 0.5],
      marimba('D5', 40, 0.9, 150),
    ],
  },
  measureBar: {
    lengthMs: 320,
    kind: 'scene',
    room: 0.08,
    parts: () => [
      [synthesiseGlide({ fromHz: getFrequency('E5'), toHz: getFrequency('E4'), lengthMs: 220, attackMs: 20 }), 0, 0.5],
      pluck('G4', 190, 0.9, 130),
    ],
  },
} satisfies Readonly<Record<string, Score>>;
