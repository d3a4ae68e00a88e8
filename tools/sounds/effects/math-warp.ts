import { bellNote, frequencyOf, glass, pluck, type Score } from '../score.ts';
import { breath, glide } from '../tones.ts';

export const SCORES = {
  portalOpen: {
    lengthMs: 500,
    kind: 'scene',
    room: 0.2,
    parts: (random) => [
      [glide({ fromHz: frequencyOf('C4'), toHz: frequencyOf('C5'), lengthMs: 380, attackMs: 90 }), 0, 0.8],
      [breath({ fromHz: 400, toHz: 1500, lengthMs: 400, attackMs: 200 }, random), 0, 0.14],
      glass('G6', 260, 0.3, 240),
      glass('C7', 330, 0.3, 240),
    ],
  },
  fly: {
    lengthMs: 460,
    kind: 'scene',
    room: 0.16,
    parts: (random) => [
      [breath({ fromHz: 500, toHz: 2400, lengthMs: 420, attackMs: 120 }, random), 0, 0.6],
      [glide({ fromHz: frequencyOf('G4'), toHz: frequencyOf('G5'), lengthMs: 380, attackMs: 60 }), 0, 0.6],
    ],
  },
  warpOn: {
    lengthMs: 640,
    kind: 'jingle',
    room: 0.2,
    parts: () => [
      [glide({ fromHz: frequencyOf('C4'), toHz: frequencyOf('C6'), lengthMs: 460, attackMs: 60 }), 0, 0.5],
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
    parts: () => [[glide({ fromHz: frequencyOf('G5'), toHz: frequencyOf('G4'), lengthMs: 320, attackMs: 30 }), 0, 1]],
  },
} satisfies Readonly<Record<string, Score>>;
