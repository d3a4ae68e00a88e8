/* Renders an effect's score to samples. */
import { seededRandom } from '../../machines/core/random.ts';
import { measureLoudness } from './loudness.ts';
import { LOUDNESS, type Score } from './score.ts';
import { countSamples, SAMPLE_RATE, type Wave, withReverb } from './tones.ts';

/** Changing this changes the noise in all effects. */
const SEED = 20_250_505;

/** Fades out the end of every effect, so that it does not click when cut. */
const FADE_OUT_MS = 30;

/** Speakers cannot play anything below this, but a DC offset would click. */
const LOWEST_HZ = 40;

/** The samples of an effect at the level of its kind. It starts and ends with silence. */
export function renderScore(name: string, { lengthMs, kind, room, parts }: Score): Wave {
  const wave = new Float64Array(countSamples(lengthMs));
  for (const [part, atMs, gain] of parts(seededRandom(SEED, name))) {
    const start = countSamples(atMs);
    for (let index = 0; index < part.length && start + index < wave.length; index++)
      wave[start + index]! += gain * part[index]!;
  }
  const faded = removeDcOffset(withReverb(wave, room)).map(
    (sample, index) => sample * Math.min(1, (wave.length - 1 - index) / countSamples(FADE_OUT_MS)) ** 2,
  );
  const gain = 10 ** ((LOUDNESS[kind] - measureLoudness(faded)) / 20);
  return faded.map((sample) => sample * gain);
}

/** Removes DC offset and inaudible low frequencies (a one-pole filter). */
export function removeDcOffset(wave: Wave): Wave {
  const keeps = Math.exp((-2 * Math.PI * LOWEST_HZ) / SAMPLE_RATE);
  let before = 0;
  let held = 0;
  return wave.map((sample) => {
    held = keeps * (held + sample - before);
    before = sample;
    return held;
  });
}
