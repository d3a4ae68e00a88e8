import { bellNote, chime, glass, pluck, type Score } from '../score.ts';

export const SCORES = {
  coin: {
    lengthMs: 240,
    kind: 'touch',
    room: 0.08,
    parts: () => [glass('E6', 0, 0.9, 220), chime('A6', 18, 0.5, 200)],
  },
  coinsSlide: {
    lengthMs: 420,
    kind: 'scene',
    room: 0.08,
    parts: () => (['D6', 'E6', 'G6', 'A6'] as const).map((note, index) => glass(note, index * 70, 0.8, 160)),
  },
  till: {
    lengthMs: 640,
    kind: 'scene',
    room: 0.16,
    parts: () => [pluck('C5', 0, 0.7, 200), ...bellNote('G5', 'G6', 60, 300), ...bellNote('C6', 'C7', 150, 460)],
  },
} satisfies Readonly<Record<string, Score>>;
