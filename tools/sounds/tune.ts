/* The notation of a game's music: eight bars of C major pentatonic in three looping stems that
   harmonise with every effect. The bed is the scene's background, wood plays the melody, and the
   drums are soft. */
import { type Random, seededRandom } from '../../machines/core/random.ts';
import { chime, getFrequency, marimba, type NoteName, type Part, pluck } from './score.ts';
import { synthesiseBreath, synthesiseGlide } from './tones.ts';

/** A scene's background noise, around a pitch, which swells like waves. */
interface Air {
  readonly lowHz: number;
  readonly highHz: number;
  readonly gain: number;
}

export interface Tune {
  readonly beatsPerMinute: number;
  /** Relative to the music of other games, in decibels. */
  readonly decibels?: number;
  readonly air: Air;
  /** Four chords of two notes each, half a bar of the bed per chord. */
  readonly chords: string;
  /** Occasional sounds of the scene: two bars of bell notes, in the notation of `melody`. */
  readonly details: string;
  /** Eight bars of eight eighth notes: a note, `-` for a rest, and `|` between bars. */
  readonly melody: string;
  /** The instrument that plays the melody. */
  readonly voice: 'wood' | 'metal';
  /** Two bars of sixteenth notes, with `x` for a stroke: a low drum, and a shaker. */
  readonly drum: string;
  readonly shaker: string;
}

/** The stems of a tune, which can play alone or in any combination. */
export const STEMS = ['bed', 'melody', 'drums'] as const;
export type Stem = (typeof STEMS)[number];

const BEATS_PER_BAR = 4;
/** The bed and the drums are shorter than the melody, to keep files small. */
export const BARS: Readonly<Record<Stem, number>> = { bed: 2, melody: 8, drums: 2 };

/** The length of a stem before it repeats, in milliseconds. */
export const stemLengthMs = ({ beatsPerMinute }: Tune, stem: Stem): number =>
  (BARS[stem] * BEATS_PER_BAR * 60_000) / beatsPerMinute;

const isNote = (word: string): word is NoteName => /^[CDEGA][3-7]$/.test(word);

/**
 * The notes of a line with their steps. Throws an Error if the line has a different length or an
 * unknown note.
 */
function notesOf(line: string, steps: number): readonly (readonly [NoteName, number])[] {
  const words = line.split(/[\s|]+/).filter((word) => word !== '');
  if (words.length !== steps) throw new Error(`A line of music has ${words.length} steps, not ${steps}: ${line}`);
  return words.flatMap((word, step) => {
    if (word === '-') return [];
    if (!isNote(word)) throw new Error(`There is no note ${word}.`);
    return [[word, step] as const];
  });
}

/** The steps of the strokes in a drum line. */
const strokesOf = (line: string): readonly number[] =>
  line
    .replaceAll(' ', '')
    .split('')
    .flatMap((stroke, step) => (stroke === 'x' ? [step] : []));

/** Two waves that swell in turn. Together they sound continuous. */
const inTurns = (lengthMs: number, wave: (swellMs: number) => Part[0], gain: number): readonly Part[] =>
  [0, lengthMs / 2].map((atMs) => [wave(lengthMs), atMs, gain] as const);

const DRUM = { fromHz: 130, toHz: 58, lengthMs: 170, attackMs: 3 } as const;
const SHAKER = { fromHz: 5200, toHz: 6800, lengthMs: 55, attackMs: 8 } as const;

const PARTS: Readonly<Record<Stem, (tune: Tune, random: Random) => readonly Part[]>> = {
  bed: (tune, random) => {
    const lengthMs = stemLengthMs(tune, 'bed');
    const { lowHz, highHz, gain } = tune.air;
    const chords = tune.chords.split('|').map((chord) => chord.trim().split(' ').filter(isNote));
    const chordMs = lengthMs / chords.length;
    const details = notesOf(tune.details, BARS.bed * 8);
    return [
      ...inTurns(
        lengthMs,
        (swellMs) =>
          synthesiseBreath({ fromHz: lowHz, toHz: highHz, lengthMs: swellMs, attackMs: swellMs / 2 }, random),
        gain,
      ),
      ...chords.flatMap((chord, index) =>
        chord.map((note): Part => {
          const pitchHz = getFrequency(note);
          return [
            synthesiseGlide({ fromHz: pitchHz, toHz: pitchHz, lengthMs: 2 * chordMs, attackMs: chordMs }),
            index * chordMs,
            0.5,
          ];
        }),
      ),
      ...details.map(([note, step]) => chime(note, (step * lengthMs) / (BARS.bed * 8), 0.22, 500)),
    ];
  },
  melody: (tune) => {
    const stepMs = stemLengthMs(tune, 'melody') / (BARS.melody * 8);
    const strikeNote = tune.voice === 'wood' ? marimba : pluck;
    const struck = new Map<NoteName, Part[0]>();
    return notesOf(tune.melody, BARS.melody * 8).map(([note, step]) => {
      const wave = struck.get(note) ?? strikeNote(note, 0, 1, 900)[0];
      struck.set(note, wave);
      // The first note of a bar is accented.
      return [wave, step * stepMs, step % 8 === 0 ? 1 : 0.8];
    });
  },
  drums: (tune, random) => {
    const stepMs = stemLengthMs(tune, 'drums') / (BARS.drums * 16);
    return [
      ...strokesOf(tune.drum).map((step): Part => [synthesiseGlide(DRUM), step * stepMs, 1]),
      ...strokesOf(tune.shaker).map(
        (step): Part => [synthesiseBreath(SHAKER, random), step * stepMs, step % 4 === 0 ? 0.3 : 0.18],
      ),
    ];
  },
};

/**
 * The parts of one stem of a tune. It has its own random numbers, which are the same in every run.
 */
export const stemParts = (name: string, tune: Tune, stem: Stem): readonly Part[] =>
  PARTS[stem](tune, seededRandom(20_261_124, name, stem));
