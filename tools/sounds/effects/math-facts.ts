import { bellNote, getFrequency, pluck, type Score } from '../score.ts';
import { synthesiseBreath, synthesiseGlide } from '../tones.ts';

export const SCORES = {
  drive: {
    lengthMs: 460,
    kind: 'scene',
    room: 0.08,
    parts: (random) => [
      [synthesiseGlide({ fromHz: getFrequency('C3'), toHz: getFrequency('G3'), lengthMs: 420, attackMs: 70 }), 0, 0.8],
      [synthesiseBreath({ fromHz: 300, toHz: 1200, lengthMs: 420, attackMs: 110 }, random), 0, 0.34],
      pluck('G5', 40, 0.35, 200),
      pluck('C6', 110, 0.35, 240),
    ],
  },
  brake: {
    lengthMs: 380,
    kind: 'mistake',
    room: 0.08,
    parts: (random) => [
      [synthesiseGlide({ fromHz: getFrequency('A3'), toHz: getFrequency('D3'), lengthMs: 300, attackMs: 20 }), 0, 0.8],
      [synthesiseBreath({ fromHz: 1100, toHz: 260, lengthMs: 320, attackMs: 20 }, random), 0, 0.5],
    ],
  },
  milestone: {
    lengthMs: 520,
    kind: 'jingle',
    room: 0.16,
    parts: () => [...bellNote('D5', 'D6', 0, 300), ...bellNote('G5', 'G6', 90, 420)],
  },
  ahead: {
    lengthMs: 700,
    kind: 'jingle',
    room: 0.18,
    parts: () => [
      pluck('G4', 0, 0.8, 300),
      pluck('C5', 80, 0.8, 300),
      pluck('E5', 160, 0.9, 360),
      ...bellNote('G5', 'G6', 250, 460),
    ],
  },
} satisfies Readonly<Record<string, Score>>;
