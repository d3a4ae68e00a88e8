import { chime, getFrequency, glass, type NoteName, type Part, pluck, type Score } from '../score.ts';
import { synthesiseBreath, synthesiseGlide } from '../tones.ts';

/** A bolt of light that hits its target: a rising glide, and sparks. */
const zapAt = (atMs: number, fromHz: number, sparks: readonly NoteName[]): readonly Part[] => [
  [synthesiseGlide({ fromHz, toHz: fromHz * 2.5, lengthMs: 170, attackMs: 25 }), atMs, 0.7],
  ...sparks.map((note, index) => glass(note, atMs + 95 + index * 42, 0.6 - index * 0.1, 360)),
];

export const SCORES = {
  zap: { lengthMs: 480, kind: 'scene', room: 0.14, parts: () => zapAt(0, getFrequency('A4'), ['G6', 'C7', 'E7']) },
  crash: {
    lengthMs: 740,
    kind: 'mistake',
    room: 0.18,
    parts: (random) => [
      [synthesiseGlide({ fromHz: 230, toHz: 88, lengthMs: 240, attackMs: 8 }), 0, 1],
      [synthesiseBreath({ fromHz: 700, toHz: 220, lengthMs: 200, attackMs: 6 }, random), 0, 0.5],
      glass('A6', 60, 0.34),
      glass('G6', 125, 0.32),
      glass('E6', 200, 0.3),
      glass('D6', 290, 0.27),
      glass('C6', 395, 0.24, 480),
    ],
  },
  powerUp: {
    lengthMs: 820,
    kind: 'jingle',
    room: 0.16,
    parts: () => [
      pluck('C5', 0),
      pluck('E5', 70),
      pluck('G5', 140),
      pluck('A5', 210),
      pluck('C6', 280, 1, 800),
      chime('C7', 280, 0.25, 700),
    ],
  },
  powerUpOver: {
    lengthMs: 560,
    kind: 'scene',
    room: 0.12,
    parts: () => [pluck('G5', 0, 0.9, 420), pluck('C5', 130, 1, 560)],
  },
  multiZap: {
    lengthMs: 680,
    kind: 'jingle',
    room: 0.14,
    parts: () => [
      ...zapAt(0, getFrequency('G4'), ['C6']),
      ...zapAt(70, getFrequency('A4'), ['E6']),
      ...zapAt(140, getFrequency('C5'), ['G6']),
      ...zapAt(210, getFrequency('D5'), ['A6', 'C7', 'E7']),
    ],
  },
  wave: {
    lengthMs: 940,
    kind: 'jingle',
    room: 0.2,
    parts: (random) => [
      [synthesiseGlide({ fromHz: getFrequency('G4'), toHz: getFrequency('G4'), lengthMs: 560, attackMs: 190 }), 0, 0.8],
      [synthesiseGlide({ fromHz: getFrequency('C5'), toHz: getFrequency('C5'), lengthMs: 640, attackMs: 170 }), 280, 1],
      [
        synthesiseGlide({ fromHz: getFrequency('E5'), toHz: getFrequency('E5'), lengthMs: 600, attackMs: 190 }),
        300,
        0.4,
      ],
      [synthesiseBreath({ fromHz: 500, toHz: 1600, lengthMs: 700, attackMs: 320 }, random), 0, 0.12],
    ],
  },
  unlock: {
    lengthMs: 900,
    kind: 'jingle',
    room: 0.22,
    parts: (random) =>
      (['C6', 'E6', 'G6', 'A6', 'C7', 'E7', 'G6', 'C7'] as const).map((note, index) =>
        chime(note, index * 62 + random() * 14, 0.8 - index * 0.06, 620),
      ),
  },
} satisfies Readonly<Record<string, Score>>;
