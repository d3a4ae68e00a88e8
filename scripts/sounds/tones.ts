/*
 * The instruments: soft things to strike, a glide and a breath of air. Each gives a wave of its own; nothing here knows
 * what an effect is. Plain arithmetic and a seeded source of chance, so every run on every machine gives the same wave.
 */
import type { Random } from '../../machines/core/random.ts';

/** Samples a second; Opus knows no other rate above 24 kHz. */
export const SAMPLE_RATE = 48_000;

/** One channel of sound: a sample is about -1 to 1 until the effect it belongs to is brought to its level. */
export type Wave = Float64Array;

/** How many samples last `lengthMs`. */
export const samplesIn = (lengthMs: number): number => Math.round((lengthMs * SAMPLE_RATE) / 1000);

const silence = (lengthMs: number): Wave => new Float64Array(samplesIn(lengthMs));

/** What makes an instrument: how softly it begins, and the tones that ring along with the one that is named. */
export interface Instrument {
  readonly attackMs: number;
  /** Each: how many times the pitch, how loud, and for what share of the whole ring it is heard. */
  readonly partials: readonly (readonly [ratio: number, gain: number, ringRatio: number])[];
}

/** Wood: round and short. Its bars are cut so that the second tone lies two octaves up. */
export const MARIMBA: Instrument = {
  attackMs: 3,
  partials: [
    [1, 1, 1],
    [2, 0.12, 0.5],
    [3.98, 0.22, 0.28],
    [9.2, 0.04, 0.1],
  ],
};

/** A small bell, without the sharp edge of a real one. */
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

/** A plucked tongue of metal, as of a thumb piano. */
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

/** Thin glass: tones that belong to no chord, soon gone. */
export const GLASS: Instrument = {
  attackMs: 1.5,
  partials: [
    [1, 1, 1],
    [1.51, 0.3, 0.5],
    [2.32, 0.22, 0.35],
    [3.7, 0.06, 0.15],
  ],
};

/** Above this a tone is left out: small speakers make it shrill, and the encoders spend bytes on it. */
const HIGHEST_HZ = 11_000;

/** From 0 to 1 within `lengthMs`, without a corner at either end. */
const eased = (ms: number, lengthMs: number): number =>
  ms >= lengthMs ? 1 : (1 - Math.cos((Math.PI * ms) / lengthMs)) / 2;

/** An instrument struck once; after `ringMs` it is a thousandth as loud. */
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

/** How a tone or a breath of air moves: from one pitch to another while it rises for `attackMs` and then fades. */
interface Course {
  readonly fromHz: number;
  readonly toHz: number;
  readonly lengthMs: number;
  readonly attackMs: number;
}

/** The pitch of each sample of a course, equal steps to the ear. */
const pitchAt = ({ fromHz, toHz }: Course, progress: number): number => fromHz * (toHz / fromHz) ** progress;

/** How loud a course is at each moment: up within the attack, then down to nothing. */
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

/** Where a mouth rings as it says a vowel, in Hz: the small mouth of a child. */
const VOWELS = {
  e: [560, 2300, 3100],
  o: [560, 980, 2800],
  u: [390, 860, 2700],
} as const;

/** How loud each of these is, and over how many Hz it spreads. */
const FORMANTS = { gains: [1, 0.45, 0.18], widthHz: 170 } as const;

/** Above this a voice has nothing to say. */
const VOICE_HZ = 2600;

/** A voice that goes from one vowel to another: the overtones of its pitch, as loud as its mouth rings with them. */
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

/** A breath of air around a pitch that glides: noise through a narrow band (a state-variable filter). */
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

/** The echoes of a small room, as Schroeder built them: four loops of unlike length, and two that blur. */
const ROOM = { loopsMs: [23.3, 27.1, 31.7, 36.1], blursMs: [4.3, 1.7], keeps: 0.62, blur: 0.6 } as const;

/** The wave as it sounds in a small room: `share` (0 to 1) of what is heard comes from the walls. */
export function inRoom(wave: Wave, progress: number): Wave {
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
