import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeSprite, sha256, spriteModule, wavOf } from '../scripts/sounds/sprite';
import { SAMPLE_RATE, samplesIn } from '../scripts/sounds/tones';
import { SOUND_HASHES, SOUND_SPRITE } from '../src/sound-sprite';

const sprite = makeSprite();
const sounds = Object.entries(SOUND_SPRITE);
const fileOf = (extension: 'webm' | 'm4a') => new URL(`../assets/sounds/effects.${extension}`, import.meta.url);

/** The samples from one moment to another, -1 to 1. */
const cut = (fromMs: number, toMs: number): number[] =>
  Array.from(sprite.samples.subarray(samplesIn(fromMs), samplesIn(toMs)), (sample) => sample / 32_768);
const loudest = (samples: readonly number[]): number => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

describe('the sound sprite', () => {
  it('is synthesised alike every time', () => {
    expect(wavOf(makeSprite()).equals(wavOf(sprite))).toBe(true);
  });

  it('is what the map was written for; if this fails, run `node scripts/sounds.ts`', () => {
    expect(sha256(wavOf(sprite))).toBe(SOUND_HASHES.wav);
    const written = readFileSync(new URL('../src/sound-sprite.ts', import.meta.url), 'utf8');
    expect(written).toBe(spriteModule(sprite, SOUND_HASHES));
  });

  it.each(['webm', 'm4a'] as const)('is what %s was encoded from, in less than 75 KB', (extension) => {
    const bytes = readFileSync(fileOf(extension));
    expect(sha256(bytes)).toBe(SOUND_HASHES[extension]);
    expect(bytes.subarray(0, 8).toString('latin1')).toContain({ webm: '\x1aE\xdf\xa3', m4a: 'ftyp' }[extension]);
    const { size } = statSync(fileOf(extension));
    expect(size).toBeGreaterThan(20_000);
    expect(size).toBeLessThan(75_000);
  });

  it('keeps every sound within the file, in order, with quiet around it', () => {
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

  describe.each(sounds)('%s', (_, [startMs, lengthMs]) => {
    const samples = cut(startMs, startMs + lengthMs);

    it('can be heard and never comes near clipping', () => {
      expect(loudest(samples)).toBeGreaterThan(0.2);
      expect(loudest(samples)).toBeLessThanOrEqual(0.9);
    });

    it('begins and ends in silence, so that it does not click', () => {
      expect(loudest(samples.slice(0, 5))).toBeLessThan(0.01);
      // The last 40 ms are the tail for decoders that begin late; the sound is over before.
      expect(loudest(samples.slice(-samplesIn(45)))).toBeLessThan(0.002);
    });

    it('has no constant part', () => {
      const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
      expect(Math.abs(mean)).toBeLessThan(0.001);
    });
  });
});
