/* The notation of effects: instrument, time and volume. Everything is in C major pentatonic, so
   that simultaneous sounds harmonise. */
import type { Random } from '../../machines/core/random.ts';
import { CHIME, GLASS, type Instrument, MARIMBA, PLUCK, synthesiseStrike, type Wave } from './tones.ts';

/** A part of an effect: a wave, its start, and its level relative to the other parts. */
export type Part = readonly [wave: Wave, atMs: number, gain: number];

/**
 * The loudness of each kind of effect, in LUFS. Success is louder, because only the player should
 * hear a mistake.
 */
export const LOUDNESS = {
  jingle: -16.5,
  success: -16.5,
  mistake: -22.5,
  scene: -20,
  voice: -23,
  touch: -26,
  key: -33,
} as const;
type Kind = keyof typeof LOUDNESS;

export interface Score {
  readonly lengthMs: number;
  /** Determines the loudness. */
  readonly kind: Kind;
  /** The amount of reverb, from 0 to 1. */
  readonly room: number;
  readonly parts: (random: Random) => readonly Part[];
}

/** A note of the scale and its octave. */
export type NoteName = `${'C' | 'D' | 'E' | 'G' | 'A'}${3 | 4 | 5 | 6 | 7}`;

/** Semitones from C up: the index of a letter is the pitch of its note. */
const KEYBOARD = 'C.D.EF.G.A';

/** The pitch of a note, tuned to A4 = 440 Hz. */
export function getFrequency(note: NoteName): number {
  const halfSteps = KEYBOARD.indexOf(note.charAt(0)) - KEYBOARD.indexOf('A');
  return 440 * 2 ** (halfSteps / 12 + Number(note.charAt(1)) - 4);
}

type Player = (note: NoteName, atMs: number, gain?: number, ringMs?: number) => Part;

const playerOf =
  (instrument: Instrument, usualMs: number): Player =>
  (note, atMs, gain = 1, ringMs = usualMs) => [synthesiseStrike(instrument, getFrequency(note), ringMs), atMs, gain];

export const chime = playerOf(CHIME, 900);
export const marimba = playerOf(MARIMBA, 650);
export const pluck = playerOf(PLUCK, 600);
export const glass = playerOf(GLASS, 450);

/** A wooden note with a bell an octave above it, for good news. */
export const bellNote = (note: NoteName, above: NoteName, atMs: number, ringMs: number): readonly Part[] => [
  marimba(note, atMs, 1, ringMs),
  chime(above, atMs, 0.3, ringMs),
];
