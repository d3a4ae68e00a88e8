/*
 * The effects as a score: what is struck, when, how loud. All of it in C major pentatonic, so that whatever happens at
 * the same time agrees.
 */
import type { Random } from '../../machines/core/random.ts';
import { breath, CHIME, GLASS, glide, type Instrument, MARIMBA, PLUCK, strike, type Wave } from './tones.ts';

/** A part of an effect: a wave, the moment it begins, and how loud it is beside the other parts. */
type Part = readonly [wave: Wave, atMs: number, gain: number];

/** One effect as it is written down. */
export interface Score {
  readonly lengthMs: number;
  /** The highest sample, 0 to 1: chosen so that all effects sound about equally loud, and `press` much softer. */
  readonly peak: number;
  /** How much of it comes from the walls of the room, 0 to 1. */
  readonly room: number;
  readonly parts: (random: Random) => readonly Part[];
}

type NoteName = `${'C' | 'D' | 'E' | 'G' | 'A'}${3 | 4 | 5 | 6 | 7}`;

/** The half steps of a keyboard from C on: how far up a letter stands is how high its note is. */
const KEYBOARD = 'C.D.EF.G.A';

/** The pitch of a note, tuned to A4 = 440 Hz. */
function hz(note: NoteName): number {
  const halfSteps = KEYBOARD.indexOf(note.charAt(0)) - KEYBOARD.indexOf('A');
  return 440 * 2 ** (halfSteps / 12 + Number(note.charAt(1)) - 4);
}

type Player = (note: NoteName, atMs: number, gain?: number, ringMs?: number) => Part;

const playerOf =
  (instrument: Instrument, usualMs: number): Player =>
  (note, atMs, gain = 1, ringMs = usualMs) => [strike(instrument, hz(note), ringMs), atMs, gain];

const chime = playerOf(CHIME, 900);
const marimba = playerOf(MARIMBA, 650);
const pluck = playerOf(PLUCK, 600);
const glass = playerOf(GLASS, 450);

/** A note of wood with a bell an octave above it: the voice of good news. */
const bright = (note: NoteName, above: NoteName, atMs: number, ringMs: number): readonly Part[] => [
  marimba(note, atMs, 1, ringMs),
  chime(above, atMs, 0.3, ringMs),
];

/** A bolt of light that hits: a glide up, and sparks. */
const zapAt = (atMs: number, fromHz: number, sparks: readonly NoteName[]): readonly Part[] => [
  [glide({ fromHz, toHz: fromHz * 2.5, lengthMs: 170, attackMs: 25 }), atMs, 0.7],
  ...sparks.map((note, index) => glass(note, atMs + 95 + index * 42, 0.6 - index * 0.1, 360)),
];

/** Every effect there is. Their order is their order in the file. */
export const SCORES: Readonly<Record<string, Score>> = {
  correct: {
    lengthMs: 660,
    peak: 0.6,
    room: 0.16,
    parts: () => [...bright('G5', 'G6', 0, 500), ...bright('C6', 'C7', 95, 700)],
  },
  wrong: {
    lengthMs: 440,
    peak: 0.45,
    room: 0.1,
    parts: () => [
      marimba('G3', 0, 1, 520),
      marimba('G4', 0, 0.3, 300),
      [glide({ fromHz: hz('G3'), toHz: hz('G3') * 0.97, lengthMs: 380, attackMs: 45 }), 0, 0.5],
    ],
  },
  tick: { lengthMs: 90, peak: 0.45, room: 0, parts: () => [marimba('C6', 0, 1, 85), marimba('G5', 0, 0.4, 70)] },
  finish: {
    lengthMs: 1320,
    peak: 0.7,
    room: 0.2,
    parts: () => [
      ...bright('C5', 'C6', 0, 500),
      ...bright('E5', 'E6', 130, 500),
      ...bright('G5', 'G6', 260, 600),
      ...bright('C6', 'C7', 440, 1100),
      pluck('E5', 440, 0.38, 1000),
      pluck('G5', 440, 0.38, 1000),
      pluck('C5', 440, 0.38, 1000),
    ],
  },
  press: { lengthMs: 60, peak: 0.28, room: 0, parts: () => [marimba('E5', 0, 1, 60), marimba('E6', 0, 0.25, 30)] },
  zap: { lengthMs: 480, peak: 0.5, room: 0.14, parts: () => zapAt(0, hz('A4'), ['G6', 'C7', 'E7']) },
  crash: {
    lengthMs: 740,
    peak: 0.6,
    room: 0.18,
    parts: (random) => [
      [glide({ fromHz: 230, toHz: 88, lengthMs: 240, attackMs: 8 }), 0, 1],
      [breath({ fromHz: 700, toHz: 220, lengthMs: 200, attackMs: 6 }, random), 0, 0.5],
      glass('A6', 60, 0.34),
      glass('G6', 125, 0.32),
      glass('E6', 200, 0.3),
      glass('D6', 290, 0.27),
      glass('C6', 395, 0.24, 480),
    ],
  },
  powerUp: {
    lengthMs: 820,
    peak: 0.6,
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
    peak: 0.5,
    room: 0.12,
    parts: () => [pluck('G5', 0, 0.9, 420), pluck('C5', 130, 1, 560)],
  },
  multiZap: {
    lengthMs: 680,
    peak: 0.55,
    room: 0.14,
    parts: () => [
      ...zapAt(0, hz('G4'), ['C6']),
      ...zapAt(70, hz('A4'), ['E6']),
      ...zapAt(140, hz('C5'), ['G6']),
      ...zapAt(210, hz('D5'), ['A6', 'C7', 'E7']),
    ],
  },
  wave: {
    lengthMs: 940,
    peak: 0.42,
    room: 0.2,
    parts: (random) => [
      [glide({ fromHz: hz('G4'), toHz: hz('G4'), lengthMs: 560, attackMs: 190 }), 0, 0.8],
      [glide({ fromHz: hz('C5'), toHz: hz('C5'), lengthMs: 640, attackMs: 170 }), 280, 1],
      [glide({ fromHz: hz('E5'), toHz: hz('E5'), lengthMs: 600, attackMs: 190 }), 300, 0.4],
      [breath({ fromHz: 500, toHz: 1600, lengthMs: 700, attackMs: 320 }, random), 0, 0.12],
    ],
  },
  levelUp: {
    lengthMs: 1040,
    peak: 0.6,
    room: 0.18,
    parts: () => [
      ...bright('G4', 'G5', 0, 450),
      ...bright('C5', 'C6', 110, 450),
      ...bright('E5', 'E6', 220, 500),
      ...bright('G5', 'G6', 330, 900),
      chime('C7', 400, 0.14, 600),
    ],
  },
  unlock: {
    lengthMs: 900,
    peak: 0.45,
    room: 0.22,
    parts: (random) =>
      (['C6', 'E6', 'G6', 'A6', 'C7', 'E7', 'G6', 'C7'] as const).map((note, index) =>
        chime(note, index * 62 + random() * 14, 0.8 - index * 0.06, 620),
      ),
  },
  streak: {
    lengthMs: 620,
    peak: 0.55,
    room: 0.16,
    parts: () => [
      pluck('E5', 0, 0.8, 400),
      pluck('G5', 48, 0.85, 400),
      pluck('A5', 96, 0.9, 400),
      ...bright('C6', 'C7', 144, 560),
      chime('E6', 150, 0.35, 500),
    ],
  },
  portalOpen: {
    lengthMs: 500,
    peak: 0.45,
    room: 0.2,
    parts: (random) => [
      [glide({ fromHz: hz('C4'), toHz: hz('C5'), lengthMs: 380, attackMs: 90 }), 0, 0.8],
      [breath({ fromHz: 400, toHz: 1500, lengthMs: 400, attackMs: 200 }, random), 0, 0.14],
      glass('G6', 260, 0.3, 240),
      glass('C7', 330, 0.3, 240),
    ],
  },
  fly: {
    lengthMs: 460,
    peak: 0.5,
    room: 0.16,
    parts: (random) => [
      [breath({ fromHz: 500, toHz: 2400, lengthMs: 420, attackMs: 120 }, random), 0, 0.6],
      [glide({ fromHz: hz('G4'), toHz: hz('G5'), lengthMs: 380, attackMs: 60 }), 0, 0.6],
    ],
  },
  warpOn: {
    lengthMs: 640,
    peak: 0.6,
    room: 0.2,
    parts: () => [
      [glide({ fromHz: hz('C4'), toHz: hz('C6'), lengthMs: 460, attackMs: 60 }), 0, 0.5],
      pluck('C5', 0, 0.7, 300),
      pluck('E5', 70, 0.7, 300),
      pluck('G5', 140, 0.8, 320),
      pluck('C6', 210, 0.9, 360),
      ...bright('E6', 'E7', 300, 520),
    ],
  },
  warpOff: {
    lengthMs: 360,
    peak: 0.4,
    room: 0.12,
    parts: () => [[glide({ fromHz: hz('G5'), toHz: hz('G4'), lengthMs: 320, attackMs: 30 }), 0, 1]],
  },
  tile: { lengthMs: 90, peak: 0.4, room: 0, parts: () => [marimba('G5', 0, 1, 85), marimba('G6', 0, 0.3, 50)] },
  tileBack: { lengthMs: 80, peak: 0.34, room: 0, parts: () => [marimba('D5', 0, 1, 75)] },
  hit: {
    lengthMs: 560,
    peak: 0.6,
    room: 0.16,
    parts: () => [
      marimba('C5', 0, 0.8, 200),
      ...bright('E5', 'E6', 70, 360),
      ...bright('A5', 'A6', 140, 420),
      chime('E7', 220, 0.3, 400),
    ],
  },
  overshoot: {
    lengthMs: 420,
    peak: 0.5,
    room: 0.1,
    parts: () => [
      marimba('A3', 0, 1, 220),
      marimba('E3', 130, 1, 380),
      [glide({ fromHz: hz('A4'), toHz: hz('D4'), lengthMs: 300, attackMs: 20 }), 0, 0.3],
    ],
  },
  timeUp: {
    lengthMs: 460,
    peak: 0.45,
    room: 0.1,
    parts: () => [marimba('E5', 0, 0.9, 120), marimba('C5', 130, 0.9, 120), pluck('G4', 260, 1, 420)],
  },
  tilt: {
    lengthMs: 360,
    peak: 0.4,
    room: 0.08,
    parts: () => [
      [glide({ fromHz: hz('E4'), toHz: hz('C4'), lengthMs: 260, attackMs: 40 }), 0, 0.6],
      marimba('C4', 190, 1, 300),
    ],
  },
  crate: {
    lengthMs: 240,
    peak: 0.5,
    room: 0.06,
    parts: () => [
      [glide({ fromHz: hz('G4'), toHz: hz('D5'), lengthMs: 90, attackMs: 8 }), 0, 0.5],
      marimba('D5', 60, 1, 220),
    ],
  },
  weights: {
    lengthMs: 220,
    peak: 0.4,
    room: 0.06,
    parts: () => [pluck('C5', 0, 0.8, 160), pluck('G4', 50, 0.9, 200)],
  },
};
