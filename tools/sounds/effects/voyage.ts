import { getFrequency, glass, marimba, pluck, type Score } from '../score.ts';
import { synthesiseBreath, synthesiseGlide } from '../tones.ts';

/** The sounds around the games: of the map, the menus and the passport. */
export const VOYAGE_SCORES = {
  menuOpens: {
    lengthMs: 460,
    kind: 'scene',
    room: 0.16,
    parts: (random) => [
      [synthesiseBreath({ fromHz: 500, toHz: 2200, lengthMs: 300, attackMs: 180 }, random), 0, 0.3],
      pluck('G4', 60, 0.7, 260),
      pluck('C5', 130, 0.8, 320),
      glass('G5', 200, 0.4, 260),
    ],
  },
  setSail: {
    lengthMs: 760,
    kind: 'scene',
    room: 0.14,
    parts: (random) => [
      [synthesiseBreath({ fromHz: 320, toHz: 1300, lengthMs: 700, attackMs: 260 }, random), 0, 0.8],
      [
        synthesiseGlide({ fromHz: getFrequency('C4'), toHz: getFrequency('G4'), lengthMs: 420, attackMs: 160 }),
        120,
        0.5,
      ],
      marimba('E5', 260, 0.5, 260),
      marimba('G5', 380, 0.5, 340),
    ],
  },
  hatOn: {
    lengthMs: 260,
    kind: 'touch',
    room: 0.1,
    parts: (random) => [
      [synthesiseBreath({ fromHz: 1600, toHz: 500, lengthMs: 110, attackMs: 60 }, random), 0, 0.4],
      [synthesiseGlide({ fromHz: getFrequency('E4'), toHz: getFrequency('C4'), lengthMs: 110, attackMs: 8 }), 80, 1],
      marimba('C6', 110, 0.4, 140),
    ],
  },
  stamp: {
    lengthMs: 300,
    kind: 'touch',
    room: 0.12,
    parts: (random) => [
      [synthesiseGlide({ fromHz: 190, toHz: 90, lengthMs: 150, attackMs: 4 }), 0, 1],
      [synthesiseBreath({ fromHz: 900, toHz: 400, lengthMs: 80, attackMs: 3 }, random), 0, 0.5],
      marimba('C4', 0, 0.7, 240),
    ],
  },
  pageTurn: {
    lengthMs: 300,
    kind: 'touch',
    room: 0.06,
    parts: (random) => [
      [synthesiseBreath({ fromHz: 1500, toHz: 4200, lengthMs: 230, attackMs: 110 }, random), 0, 1],
      [synthesiseBreath({ fromHz: 3600, toHz: 1800, lengthMs: 70, attackMs: 6 }, random), 200, 0.6],
    ],
  },
} satisfies Readonly<Record<string, Score>>;
