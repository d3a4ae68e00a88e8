/* The instruments: soft percussion, a glide and a breath of air. Each returns a wave and is
   independent of the effects. They use only arithmetic and seeded random numbers, so every run
   on every machine produces the same wave. */
import type { Random } from '../../machines/core/random.ts';

/** Samples per second. Above 24 kHz, this is the only rate that Opus supports. */
export const SAMPLE_RATE = 48_000;

/**
 * One channel of sound. Samples range from about -1 to 1 until the effect is brought to its level.
 */
export type Wave = Float64Array;

export const samplesIn = (lengthMs: number): number => Math.round((lengthMs * SAMPLE_RATE) / 1000);

const silence = (lengthMs: number): Wave => new Float64Array(samplesIn(lengthMs));

/** An instrument's attack and overtones. */
export interface Instrument {
  readonly attackMs: number;
  /**
   * For each overtone: its multiple of the pitch, its level, and the fraction of the total ring for
   * which it sounds.
   */
  readonly partials: readonly (readonly [ratio: number, gain: number, ringRatio: number])[];
}

/**
 * Wood: round and short. The bars are cut so that the second partial is two octaves above the
 * first.
 */
export const MARIMBA: Instrument = {
  attackMs: 3,
  partials: [
    [1, 1, 1],
    [2, 0.12, 0.5],
    [3.98, 0.22, 0.28],
    [9.2, 0.04, 0.1],
  ],
};

/** A small bell, without the sharp attack of a real one. */
export const CHIME: Instrument = {
  attackMs: 2.5,
  partials: [
    [1, 1, 1],
    [1.003, 0.35, 0.9],
    [2.01, 0.22, 0.5],
    [3.02, 0.1, 0.28],
    [5.4, 0.04, 0.12],
  ],
};

/** A plucked metal tongue, like a thumb piano. */
export const PLUCK: Instrument = {
  attackMs: 2,
  partials: [
    [1, 1, 1],
    [2, 0.4, 0.45],
    [3, 0.2, 0.28],
    [4, 0.1, 0.2],
    [5.8, 0.07, 0.08],
  ],
};

/** Thin glass: inharmonic partials that fade quickly. */
export const GLASS: Instrument = {
  attackMs: 1.5,
  partials: [
    [1, 1, 1],
    [1.51, 0.3, 0.5],
    [2.32, 0.22, 0.35],
    [3.7, 0.06, 0.15],
  ],
};

/**
 * Higher partials are left out, because small speakers make them shrill and encoders spend bytes on
 * them.
 */
const HIGHEST_HZ = 11_000;

/** Rises from 0 to 1 within `lengthMs`, smooth at both ends. */
const eased = (ms: number, lengthMs: number): number =>
  ms >= lengthMs ? 1 : (1 - Math.cos((Math.PI * ms) / lengthMs)) / 2;

/** One stroke of an instrument. After `ringMs` its level is a thousandth. */
export function strike({ attackMs, partials }: Instrument, pitchHz: number, ringMs: number): Wave {
  const wave = silence(ringMs);
  for (const [ratio, gain, ringRatio] of partials) {
    if (pitchHz * ratio > HIGHEST_HZ) continue;
    const turn = (2 * Math.PI * pitchHz * ratio) / SAMPLE_RATE;
    const decay = Math.log(0.001) / samplesIn(ringMs * ringRatio);
    for (let index = 0; index < wave.length; index++)
      wave[index]! += gain * Math.exp(decay * index) * Math.sin(turn * index);
  }
  return wave.map((sample, index) => sample * eased((index * 1000) / SAMPLE_RATE, attackMs));
}

/**
 * The course of a tone or a breath: it glides from one pitch to another, rises for `attackMs` and
 * then fades.
 */
interface Course {
  readonly fromHz: number;
  readonly toHz: number;
  readonly lengthMs: number;
  readonly attackMs: number;
}

/** The pitch at each sample, in steps that sound equal. */
const pitchAt = ({ fromHz, toHz }: Course, progress: number): number => fromHz * (toHz / fromHz) ** progress;

/** The level at each moment: it rises during the attack, then falls to zero. */
function loudnessAt({ lengthMs, attackMs }: Course, progress: number): number {
  const ms = progress * lengthMs;
  return eased(ms, attackMs) * (1 - eased(Math.max(0, ms - attackMs), lengthMs - attackMs));
}

/** A soft tone that glides. */
export function glide(course: Course): Wave {
  let phase = 0;
  return silence(course.lengthMs).map((_, index, { length }) => {
    const progress = index / length;
    phase += (2 * Math.PI * pitchAt(course, progress)) / SAMPLE_RATE;
    return loudnessAt(course, progress) * (Math.sin(phase) + 0.18 * Math.sin(2 * phase) + 0.06 * Math.sin(3 * phase));
  });
}

/** Formant frequencies of vowels in Hz, for a child's small mouth. */
const VOWELS = {
  e: [560, 2300, 3100],
  o: [560, 980, 2800],
  u: [390, 860, 2700],
} as const;

/** The level of each formant, and their width in Hz. */
const FORMANTS = { gains: [1, 0.45, 0.18], widthHz: 170 } as const;

/** The highest overtone of a voice. */
const VOICE_HZ = 2600;

/** A voice that glides from one vowel to another: overtones of its pitch, shaped by formants. */
export function vowels(course: Course, from: keyof typeof VOWELS, to: keyof typeof VOWELS): Wave {
  const overtones = Math.floor(VOICE_HZ / Math.max(course.fromHz, course.toHz));
  let phase = 0;
  return silence(course.lengthMs).map((_, index, { length }) => {
    const progress = index / length;
    const pitch = pitchAt(course, progress);
    phase += (2 * Math.PI * pitch) / SAMPLE_RATE;
    let sample = 0;
    for (let overtone = 1; overtone <= overtones; overtone++) {
      const ringing = FORMANTS.gains.reduce((sum, gain, formant) => {
        const centre = VOWELS[from][formant]! + (VOWELS[to][formant]! - VOWELS[from][formant]!) * progress;
        return sum + gain / (1 + ((overtone * pitch - centre) / FORMANTS.widthHz) ** 2);
      }, 0.05);
      sample += (ringing / Math.sqrt(overtone)) * Math.sin(overtone * phase);
    }
    return loudnessAt(course, progress) * sample;
  });
}

/** A breath of air around a gliding pitch: noise through a narrow band (a state-variable filter). */
export function breath(course: Course, random: Random): Wave {
  const width = 0.5;
  let low = 0;
  let band = 0;
  return silence(course.lengthMs).map((_, index, { length }) => {
    const progress = index / length;
    const pull = 2 * Math.sin((Math.PI * pitchAt(course, progress)) / SAMPLE_RATE);
    low += pull * band;
    band += pull * (random() * 2 - 1 - low - width * band);
    return loudnessAt(course, progress) * band;
  });
}

/** A small Schroeder reverb: four comb filters of different lengths, and two all-pass filters. */
const ROOM = { loopsMs: [23.3, 27.1, 31.7, 36.1], blursMs: [4.3, 1.7], keeps: 0.62, blur: 0.6 } as const;

/** Adds the reverb of a small room. `progress` (0 to 1) is the amount of reverb. */
export function withReverb(wave: Wave, progress: number): Wave {
  let echo = new Float64Array(wave.length);
  for (const loopMs of ROOM.loopsMs) {
    const delay = samplesIn(loopMs);
    const loop = new Float64Array(wave.length);
    for (let index = delay; index < wave.length; index++) {
      loop[index] = wave[index - delay]! + ROOM.keeps * loop[index - delay]!;
      echo[index]! += loop[index]! / ROOM.loopsMs.length;
    }
  }
  for (const blurMs of ROOM.blursMs) {
    const delay = samplesIn(blurMs);
    const blurred = new Float64Array(wave.length);
    for (let index = 0; index < wave.length; index++) {
      const earlierIn = echo[index - delay] ?? 0;
      const earlierOut = blurred[index - delay] ?? 0;
      blurred[index] = earlierIn - ROOM.blur * echo[index]! + ROOM.blur * earlierOut;
    }
    echo = blurred;
  }
  return wave.map((sample, index) => (1 - progress) * sample + progress * echo[index]!);
}
