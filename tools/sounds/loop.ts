/* Renders a tune to the samples of its stems, each of which loops seamlessly. */
import { removeDcOffset } from './mix.ts';
import type { Part } from './score.ts';
import { countSamples, SAMPLE_RATE, type Wave, withReverb } from './tones.ts';
import { STEMS, type Stem, stemLengthMs, stemParts, type Tune } from './tune.ts';

/** The mean level of each kind of stem (1 is full scale), the same for all games. */
const LOUDNESS: Readonly<Record<Stem, number>> = { bed: 0.055, melody: 0.08, drums: 0.07 };

/** The maximum sample value. At such low bit rates AAC can overshoot by 3 dB. */
const MAX_SAMPLE = 0.65;

/** Reverb for the melody only. It fades out within the lead-in. */
const ROOM = 0.22;
const LEAD_MS = 1000;

/**
 * Each end of a loop is padded with its other end, because decoders start up to 45 ms late, and
 * encoders smear.
 */
const OVERLAP_MS = 100;

/** A game's music in one channel, and the start and length of each loop in milliseconds. */
export interface RenderedLoops {
  readonly samples: Int16Array;
  readonly positions: Readonly<Record<Stem, readonly [startMs: number, lengthMs: number]>>;
}

const meanOf = (wave: Wave): number => Math.sqrt(wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length);
const highestOf = (wave: Wave): number => wave.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);

/**
 * A stem as it sounds when it repeats: the sound that still rings at its end continues at its
 * beginning.
 */
function loopOf(parts: readonly Part[], length: number, stem: Stem, decibels: number): Wave {
  const once = new Float64Array(length);
  for (const [part, atMs, gain] of parts) {
    const start = countSamples(atMs);
    for (let index = 0; index < part.length; index++) once[(start + index) % length]! += gain * part[index]!;
  }
  const lead = countSamples(LEAD_MS);
  const led = new Float64Array(lead + length);
  led.set(once.subarray(length - lead));
  led.set(once, lead);
  const heard = removeDcOffset(stem === 'melody' ? withReverb(led, ROOM) : led).subarray(lead);
  const gain = Math.min(LOUDNESS[stem] / meanOf(heard), MAX_SAMPLE / highestOf(heard)) * 10 ** (decibels / 20);
  return heard.map((sample) => sample * gain);
}

/** All stems of a tune, one after the other. */
export function makeLoops(name: string, tune: Tune): RenderedLoops {
  const overlap = countSamples(OVERLAP_MS);
  const { decibels = 0 } = tune;
  const loops = STEMS.map((stem) =>
    loopOf(stemParts(name, tune, stem), countSamples(stemLengthMs(tune, stem)), stem, decibels),
  );
  const samples = new Int16Array(loops.reduce((sum, { length }) => sum + length + 2 * overlap, 0));
  const starts: number[] = [];
  let start = 0;
  for (const loop of loops) {
    starts.push(start + overlap);
    for (let index = 0; index < loop.length + 2 * overlap; index++)
      samples[start + index] = Math.round(loop[(index - overlap + loop.length) % loop.length]! * 32_767);
    start += loop.length + 2 * overlap;
  }
  const positionOf = (stem: Stem): readonly [number, number] => {
    const index = STEMS.indexOf(stem);
    return [inMs(starts[index]!), inMs(loops[index]!.length)];
  };
  return { samples, positions: { bed: positionOf('bed'), melody: positionOf('melody'), drums: positionOf('drums') } };
}

/** Converts samples to milliseconds, rounded to a thousandth. */
const inMs = (samples: number): number => Math.round((samples * 1_000_000) / SAMPLE_RATE) / 1000;
