/*
 * How an effect is written down: what is struck, when, how loud. All of it in C major pentatonic, so that whatever happens
 * at the same time agrees.
 */
import type { Random } from '../../machines/core/random.ts';
import { CHIME, GLASS, type Instrument, MARIMBA, PLUCK, strike, type Wave } from './tones.ts';

/** A part of an effect: a wave, the moment it begins, and how loud it is beside the other parts. */
export type Part = readonly [wave: Wave, atMs: number, gain: number];

/** How loud each kind of effect is, in LUFS. Success is the louder one: a mistake is heard, and is nobody else's business. */
export const LOUDNESS = {
  jingle: -16.5,
  success: -17,
  mistake: -22.5,
  scene: -20,
  voice: -23,
  touch: -26,
  key: -33,
} as const;
type Kind = keyof typeof LOUDNESS;

/** One effect as it is written down. */
export interface Score {
  readonly lengthMs: number;
  /** What it is heard for, by which it is as loud as all others of its kind. */
  readonly kind: Kind;
  /** How much of it comes from the walls of the room, 0 to 1. */
  readonly room: number;
  readonly parts: (random: Random) => readonly Part[];
}

/** A note of the scale and its octave. */
export type NoteName = `${'C' | 'D' | 'E' | 'G' | 'A'}${3 | 4 | 5 | 6 | 7}`;

/** The half steps of a keyboard from C on: how far up a letter stands is how high its note is. */
const KEYBOARD = 'C.D.EF.G.A';

/** The pitch of a note, tuned to A4 = 440 Hz. */
export function hz(note: NoteName): number {
  const halfSteps = KEYBOARD.indexOf(note.charAt(0)) - KEYBOARD.indexOf('A');
  return 440 * 2 ** (halfSteps / 12 + Number(note.charAt(1)) - 4);
}

type Player = (note: NoteName, atMs: number, gain?: number, ringMs?: number) => Part;

const playerOf =
  (instrument: Instrument, usualMs: number): Player =>
  (note, atMs, gain = 1, ringMs = usualMs) => [strike(instrument, hz(note), ringMs), atMs, gain];

export const chime = playerOf(CHIME, 900);
export const marimba = playerOf(MARIMBA, 650);
export const pluck = playerOf(PLUCK, 600);
export const glass = playerOf(GLASS, 450);

/** A note of wood with a bell an octave above it: the voice of good news. */
export const bright = (note: NoteName, above: NoteName, atMs: number, ringMs: number): readonly Part[] => [
  marimba(note, atMs, 1, ringMs),
  chime(above, atMs, 0.3, ringMs),
];
