import { marimba, pluck, type Score } from '../score.ts';
import { synthesiseBreath } from '../tones.ts';

export const SCORES = {
  cutCake: {
    lengthMs: 260,
    kind: 'touch',
    room: 0.06,
    parts: (random) => [
      [synthesiseBreath({ fromHz: 1400, toHz: 700, lengthMs: 120, attackMs: 10 }, random), 0, 0.5],
      marimba('A4', 70, 0.9, 180),
      marimba('D5', 120, 0.6, 140),
    ],
  },
  slice: {
    lengthMs: 160,
    kind: 'touch',
    room: 0.06,
    parts: () => [pluck('E5', 0, 0.9, 150), marimba('A5', 20, 0.4, 110)],
  },
} satisfies Readonly<Record<string, Score>>;
