import { chime, marimba, type Score } from '../score.ts';

export const SCORES = {
  clockwork: {
    lengthMs: 900,
    kind: 'scene',
    room: 0.12,
    parts: () => [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => marimba(turn % 2 === 0 ? 'G5' : 'E5', turn * 105, 0.8, 80)),
  },
  bell: {
    lengthMs: 1000,
    // Its loudest moment is at the start, so it is quieter as a whole than a jingle that builds up.
    kind: 'scene',
    room: 0.24,
    parts: () => [chime('C5', 0, 1, 980), chime('G5', 6, 0.5, 800), chime('E6', 10, 0.25, 600)],
  },
} satisfies Readonly<Record<string, Score>>;
