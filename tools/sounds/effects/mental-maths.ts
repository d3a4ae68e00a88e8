import { getFrequency, glass, type Score } from '../score.ts';
import { synthesiseBreath, synthesiseGlide } from '../tones.ts';

export const SCORES = {
  bubbleUp: {
    lengthMs: 260,
    kind: 'scene',
    room: 0.1,
    parts: () => [
      [synthesiseGlide({ fromHz: getFrequency('C4'), toHz: getFrequency('G5'), lengthMs: 150, attackMs: 20 }), 0, 0.7],
      [synthesiseGlide({ fromHz: getFrequency('E4'), toHz: getFrequency('A5'), lengthMs: 130, attackMs: 20 }), 90, 0.5],
    ],
  },
  pop: {
    lengthMs: 340,
    kind: 'scene',
    room: 0.12,
    parts: (random) => [
      [synthesiseBreath({ fromHz: 900, toHz: 2600, lengthMs: 60, attackMs: 4 }, random), 0, 0.7],
      [synthesiseGlide({ fromHz: getFrequency('C5'), toHz: getFrequency('C6'), lengthMs: 90, attackMs: 6 }), 0, 0.8],
      glass('E6', 70, 0.34, 180),
      glass('A6', 115, 0.3, 180),
      glass('C7', 160, 0.26, 180),
    ],
  },
  sink: {
    lengthMs: 420,
    kind: 'mistake',
    room: 0.12,
    parts: () => [
      [synthesiseGlide({ fromHz: getFrequency('G4'), toHz: getFrequency('C4'), lengthMs: 260, attackMs: 30 }), 0, 0.8],
      [
        synthesiseGlide({ fromHz: getFrequency('E4'), toHz: getFrequency('A3'), lengthMs: 240, attackMs: 30 }),
        150,
        0.6,
      ],
    ],
  },
} satisfies Readonly<Record<string, Score>>;
