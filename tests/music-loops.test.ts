import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/catalogue';
import { MUSIC_HASHES, MUSIC_LOOPS } from '../src/device/music-loops';
import { makeLoops } from '../tools/sounds/loop';
import { loopsModule, TUNES } from '../tools/sounds/music';
import { encodeWav, sha256 } from '../tools/sounds/sprite';
import { SAMPLE_RATE } from '../tools/sounds/tones';
import { STEMS } from '../tools/sounds/tune';

const FOLDER = new URL('../assets/music/', import.meta.url);
const MAX_BYTES = 52 * 1024;
const DECIBELS_OF_A_KIND = 3;

const allMusic = Object.entries(TUNES).map(([name, tune]) => {
  const loops = makeLoops(name, tune);
  return { name, decibels: tune.decibels ?? 0, ...loops, hashes: MUSIC_HASHES[name] ?? { wav: '', webm: '', m4a: '' } };
});

/** The samples of a stem's loop, scaled to 1. */
function stemOf({ samples, positions }: (typeof allMusic)[number], stem: (typeof STEMS)[number]): Float64Array {
  const [startMs, lengthMs] = positions[stem];
  const [start, end] = [startMs, startMs + lengthMs].map((ms) => Math.round((ms * SAMPLE_RATE) / 1000));
  return Float64Array.from(samples.subarray(start, end), (sample) => sample / 32_768);
}

/** Measures the loudness of a loop, its peak, and its largest step between samples. */
function measured(wave: Float64Array) {
  let [power, highest, step] = [0, 0, 0];
  for (let index = 0; index < wave.length; index++) {
    const sample = wave[index] ?? 0;
    power += sample * sample;
    highest = Math.max(highest, Math.abs(sample));
    if (index > 0) step = Math.max(step, Math.abs(sample - (wave[index - 1] ?? 0)));
  }
  const seam = Math.abs((wave[0] ?? 0) - (wave.at(-1) ?? 0));
  return { decibels: 10 * Math.log10(power / wave.length), highest, step, seam };
}

describe("The games' music", () => {
  it('exists for every game and matches the map; if this fails, run `node tools/sounds.ts`', () => {
    expect(Object.keys(MUSIC_LOOPS).toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
    const written = readFileSync(new URL('../src/device/music-loops.ts', import.meta.url), 'utf8');
    expect(written).toBe(loopsModule(allMusic));
    expect(allMusic.map(({ samples, hashes }) => sha256(encodeWav({ samples })) === hashes.wav)).not.toContain(false);
  });

  it('is encoded from these samples, in less than 52 KB per game, without unused files', () => {
    const files = allMusic.flatMap(({ name }) => [`${name}.m4a`, `${name}.webm`]);
    expect(readdirSync(FOLDER).toSorted()).toEqual(files.toSorted());
    for (const { name, hashes } of allMusic)
      for (const extension of ['webm', 'm4a'] as const) {
        const bytes = readFileSync(new URL(`${name}.${extension}`, FOLDER));
        expect(sha256(bytes)).toBe(hashes[extension]);
        expect(bytes.length).toBeLessThan(MAX_BYTES);
      }
  });

  it.each(STEMS)(
    'has a %s with the same loudness in every game, quiet enough to be encoded without clipping, and seamless when it loops',
    (stem) => {
      const loops = allMusic.map((music) => measured(stemOf(music, stem)));
      // A tune can be quieter than the others on purpose.
      const loudness = loops.map(({ decibels }, index) => decibels - allMusic[index]!.decibels);
      expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThan(DECIBELS_OF_A_KIND);
      for (const { highest, step, seam } of loops) {
        expect(highest).toBeLessThanOrEqual(0.66);
        expect(seam).toBeLessThanOrEqual(step);
      }
    },
  );

  it('has stems of equal length, to the thousandth of a second', () => {
    for (const { positions } of allMusic) {
      expect(Math.abs(positions.melody[1] - 4 * positions.bed[1])).toBeLessThan(1);
      expect(positions.drums[1]).toBe(positions.bed[1]);
    }
  });
});
