/* The perceived loudness of a sound according to ITU-R BS.1770, over its loudest 400 ms. */
import { countSamples, type Wave } from './tones.ts';

/**
 * The standard's two filters, for 48,000 samples a second: the effect of the head, and the low
 * frequencies that the ear ignores.
 */
const FILTERS = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
] as const;
const WINDOW_MS = 400;
const STEP_MS = 10;
/** The standard's offset, in decibels. */
const OFFSET = -0.691;

type Filter = (typeof FILTERS)[number];

function filtered(wave: Wave, { b, a }: Filter): Wave {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return wave.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** The maximum loudness of a sound, in LUFS. */
export function measureLoudness(wave: Wave): number {
  const heard = FILTERS.reduce(filtered, wave);
  const [window, step] = [countSamples(WINDOW_MS), countSamples(STEP_MS)];
  const energy = (from: number): number =>
    heard.subarray(from, from + window).reduce((sum, sample) => sum + sample * sample, 0);
  let highest = 0;
  for (let from = 0; from < Math.max(1, wave.length - window + step); from += step)
    highest = Math.max(highest, energy(from));
  return OFFSET + 10 * Math.log10(highest / window);
}
