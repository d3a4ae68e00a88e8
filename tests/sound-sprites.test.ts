import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/catalogue';
import { SOUND_HASHES, SOUND_SPRITES, type SoundBank } from '../src/device/sound-sprites';
import { BANKS } from '../tools/sounds/effects';
import { measureLoudness } from '../tools/sounds/loudness';
import { LOUDNESS } from '../tools/sounds/score';
import { encodeWav, makeSprite, sha256, spritesModule } from '../tools/sounds/sprite';
import { countSamples, SAMPLE_RATE } from '../tools/sounds/tones';

const FOLDER = new URL('../assets/sounds/', import.meta.url);
/** The maximum that a page loads: three banks in the larger of the two formats. */
const MAX_BYTES = { bank: 28_000, page: 66_000 } as const;

const isBank = (name: string): name is SoundBank => Object.hasOwn(SOUND_SPRITES, name);
const names = Object.keys(SOUND_SPRITES).filter(isBank);
const banks = names.map((name) => ({ name, sprite: makeSprite(BANKS[name] ?? {}), hashes: SOUND_HASHES[name] }));
const sizeOf = (bank: SoundBank): number =>
  Math.max(...['webm', 'm4a'].map((extension) => statSync(new URL(`${bank}.${extension}`, FOLDER)).size));

const loudest = (samples: readonly number[]): number => samples.reduce((max, one) => Math.max(max, Math.abs(one)), 0);

describe('The sound banks', () => {
  it('match the map; if this fails, run `node tools/sounds.ts`', () => {
    expect(Object.keys(BANKS)).toEqual(names);
    const written = readFileSync(new URL('../src/device/sound-sprites.ts', import.meta.url), 'utf8');
    expect(written).toBe(spritesModule(banks));
  });

  it('are a shared bank, one for everything around the games, one for players who listen, and one for each game with its own sounds', () => {
    const ids = new Set<string>(GAMES.map(({ id }) => id));
    expect(names.filter((name) => !ids.has(name))).toEqual(['shared', 'voyage', 'ear']);
  });

  it('never use the same name twice', () => {
    const sounds = names.flatMap((name) => Object.keys(SOUND_SPRITES[name]));
    expect(new Set(sounds).size).toBe(sounds.length);
  });

  it('do not leave unused files behind', () => {
    const files = names.flatMap((name) => [`${name}.m4a`, `${name}.webm`]);
    expect(readdirSync(FOLDER).toSorted()).toEqual(files.toSorted());
  });

  it('add less than 66 KB to a page', () => {
    const always = sizeOf('shared') + sizeOf('voyage');
    // Sound clues are only loaded if they are turned on.
    for (const name of names.filter((one) => !['shared', 'voyage', 'ear'].includes(one)))
      expect(always + sizeOf(name)).toBeLessThan(MAX_BYTES.page);
  });
});

/** The maximum mean level of a sound over 50 ms, in decibels below full scale. */
function loudest50Ms(name: SoundBank, sound: string): number {
  const sprite = banks.find((bank) => bank.name === name)!.sprite;
  const [, startMs, lengthMs] = sprite.positions.find(([position]) => position === sound)!;
  const samples = sprite.samples.subarray(countSamples(startMs), countSamples(startMs + lengthMs));
  const width = countSamples(50);
  let highest = 0;
  for (let from = 0; from + width <= samples.length; from += countSamples(5)) {
    const energy = samples.subarray(from, from + width).reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0);
    highest = Math.max(highest, energy / width);
  }
  return 10 * Math.log10(highest);
}

it.each([
  ['shared', 'wrong', 3.5],
  ['shared', 'timeUp', 2.5],
  ['mental-maths', 'sink', 3.5],
  ['math-facts', 'brake', 3.5],
  ['target-takedown', 'overshoot', 3.5],
  ['time-master', 'bell', 0.5],
] as const)(
  'In the bank %s, the sound "%s" is at least %d dB quieter than that of a correct answer',
  (bank, sound, by) => {
    expect(loudest50Ms('shared', 'correct') - loudest50Ms(bank, sound)).toBeGreaterThan(by);
  },
);

describe.each(banks)('The sounds of $name', ({ name, sprite, hashes }) => {
  const cut = (fromMs: number, toMs: number): number[] =>
    Array.from(sprite.samples.subarray(countSamples(fromMs), countSamples(toMs)), (sample) => sample / 32_768);
  const sounds = Object.entries(SOUND_SPRITES[name]);

  it('are synthesised identically every time', () => {
    expect(sha256(encodeWav(sprite))).toBe(hashes.wav);
  });

  it.each(['webm', 'm4a'] as const)('are what %s was encoded from, in less than 28 KB', (extension) => {
    const bytes = readFileSync(new URL(`${name}.${extension}`, FOLDER));
    expect(sha256(bytes)).toBe(hashes[extension]);
    expect(bytes.subarray(0, 8).toString('latin1')).toContain({ webm: '\x1aE\xdf\xa3', m4a: 'ftyp' }[extension]);
    expect(bytes.length).toBeGreaterThan(2000);
    expect(bytes.length).toBeLessThan(MAX_BYTES.bank);
  });

  it('are in order within the file, each surrounded by silence', () => {
    let beforeMs = 0;
    for (const [, [startMs, lengthMs]] of sounds) {
      expect(startMs - beforeMs).toBeGreaterThanOrEqual(50);
      expect(loudest(cut(beforeMs, startMs))).toBe(0);
      beforeMs = startMs + lengthMs;
    }
    const wholeMs = (sprite.samples.length * 1000) / SAMPLE_RATE;
    expect(wholeMs - beforeMs).toBeGreaterThanOrEqual(50);
    expect(loudest(cut(beforeMs, wholeMs))).toBe(0);
  });

  describe.each(sounds)('%s', (sound, [startMs, lengthMs]) => {
    const samples = cut(startMs, startMs + lengthMs);

    it('can be heard and stays far from clipping', () => {
      expect(loudest(samples)).toBeGreaterThan(0.2);
      expect(loudest(samples)).toBeLessThanOrEqual(0.9);
    });

    it('is as loud as all others of its kind', () => {
      const target = LOUDNESS[BANKS[name]![sound]!.kind];
      expect(Math.abs(measureLoudness(Float64Array.from(samples)) - target)).toBeLessThan(0.5);
    });

    it('starts and ends in silence, so that it does not click', () => {
      expect(loudest(samples.slice(0, 5))).toBeLessThan(0.01);
      // The last 40 ms are padding for decoders that start late. The sound has ended before.
      expect(loudest(samples.slice(-countSamples(45)))).toBeLessThan(0.002);
    });

    it('has no DC offset', () => {
      const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
      expect(Math.abs(mean)).toBeLessThan(0.001);
    });
  });
});
