import { bellNote, getFrequency, glass, pluck, type Score } from '../score.ts';
import { synthesiseBreath, synthesiseGlide } from '../tones.ts';

export const SCORES = {
  portalOpen: {
    lengthMs: 500,
    kind: 'scene',
    room: 0.2,
    parts: (random) => [
      [synthesiseGlide({ fromHz: getFrequency('C4'), toHz: getFrequency('C5'), lengthMs: 380, attackMs: 90 }), 0, 0.8],
      [synthesiseBreath({ fromHz: 400, toHz: 1500, lengthMs: 400, attackMs: 200 }, random), 0, 0.14],
      glass('G6', 260, 0.3, 240),
      glass('C7', 330, 0.3, 240),
    ],
  },
  fly: {
    lengthMs: 460,
    kind: 'scene',
    room: 0.16,
    parts: (random) => [
      [synthesiseBreath({ fromHz: 500, toHz: 2400, lengthMs: 420, attackMs: 120 }, random), 0, 0.6],
      [synthesiseGlide({ fromHz: getFrequency('G4'), toHz: getFrequency('G5'), lengthMs: 380, attackMs: 60 }), 0, 0.6],
    ],
  },
  warpOn: {
    lengthMs: 640,
    kind: 'jingle',
    room: 0.2,
    parts: () => [
      [synthesiseGlide({ fromHz: getFrequency('C4'), toHz: getFrequency('C6'), lengthMs: 460, attackMs: 60 }), 0, 0.5],
      pluck('C5', 0, 0.7, 300),
      pluck('E5', 70, 0.7, 300),
      pluck('G5', 140, 0.8, 320),
      pluck('C6', 210, 0.9, 360),
      ...bellNote('E6', 'E7', 300, 520),
    ],
  },
  warpOff: {
    lengthMs: 360,
    kind: 'scene',
    room: 0.12,
    parts: () => [
      [synthesiseGlide({ fromHz: getFrequency('G5'), toHz: getFrequency('G4'), lengthMs: 320, attackMs: 30 }), 0, 1],
    ],
  },
} satisfies Readonly<Record<string, Score>>;
