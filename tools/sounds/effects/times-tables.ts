import { chime, marimba, pluck, type Score } from '../score.ts';

export const SCORES = {
  turnTile: {
    lengthMs: 110,
    kind: 'touch',
    room: 0.04,
    parts: () => [pluck('A4', 0, 0.7, 90), marimba('A5', 12, 0.6, 90)],
  },
  solved: {
    lengthMs: 900,
    kind: 'jingle',
    room: 0.2,
    parts: () =>
      (['C5', 'E5', 'G5', 'A5', 'C6', 'E6', 'G6'] as const).flatMap((note, index) => [
        marimba(note, index * 70, 0.8, 300),
        chime(note, index * 70, 0.3, 480),
      ]),
  },
  array: {
    lengthMs: 260,
    kind: 'scene',
    room: 0.06,
    parts: () => (['C6', 'D6', 'E6', 'G6'] as const).map((note, index) => marimba(note, index * 42, 0.8, 100)),
  },
} satisfies Readonly<Record<string, Score>>;
