/* All effects behind one another in one file, and the map that says where each of them lies. */
import { createHash } from 'node:crypto';
import { SCORES } from './effects.ts';
import { waveOf } from './mix.ts';
import { SAMPLE_RATE, samplesIn } from './tones.ts';

/** Quiet before, between and after the effects: encoders smear a little, and some decoders begin up to 45 ms late. */
const GAP_MS = 100;

/** How much of the gap is played along: the end of a sound that a decoder gives late. */
const TAIL_MS = 40;

/** The sprite before it is encoded. */
export interface Sprite {
  /** One channel, 16 bits a sample. */
  readonly samples: Int16Array;
  /** Name, beginning and length of each effect, in the order of the file. */
  readonly places: readonly (readonly [name: string, startMs: number, lengthMs: number])[];
}

/** Where each effect lies, and all of them as samples. */
export function makeSprite(): Sprite {
  const places: [string, number, number][] = [];
  const waves: { readonly startMs: number; readonly wave: Float64Array }[] = [];
  let endMs = GAP_MS;
  for (const [name, score] of Object.entries(SCORES)) {
    places.push([name, endMs, score.lengthMs + TAIL_MS]);
    waves.push({ startMs: endMs, wave: waveOf(name, score) });
    endMs += score.lengthMs + GAP_MS;
  }
  const samples = new Int16Array(samplesIn(endMs));
  for (const { startMs, wave } of waves)
    samples.set(
      Int16Array.from(wave, (sample) => Math.round(sample * 32_767)),
      samplesIn(startMs),
    );
  return { samples, places };
}

/** The sprite as a WAV file. */
export function wavOf({ samples }: Sprite): Buffer {
  const header = Buffer.alloc(44);
  const bytesPerSample = 2;
  const dataBytes = samples.length * bytesPerSample;
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + dataBytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16); // the length of this description
  header.writeUInt16LE(1, 20); // plain samples
  header.writeUInt16LE(1, 22); // one channel
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * bytesPerSample, 28);
  header.writeUInt16LE(bytesPerSample, 32);
  header.writeUInt16LE(8 * bytesPerSample, 34);
  header.write('data', 36);
  header.writeUInt32LE(dataBytes, 40);
  const data = Buffer.alloc(dataBytes);
  samples.forEach((sample, place) => data.writeInt16LE(sample, place * bytesPerSample));
  return Buffer.concat([header, data]);
}

/** The SHA-256 of a file. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What belongs together: the synthesis and the two files that were encoded from it, each as its SHA-256. */
export interface SpriteHashes {
  readonly wav: string;
  readonly webm: string;
  readonly m4a: string;
}

/** The source of `src/sound-sprite.ts`, formatted as Biome formats it. */
export const spriteModule = ({ places }: Sprite, { wav, webm, m4a }: SpriteHashes): string =>
  `/* Written by \`node scripts/sounds.ts\` together with the files it describes. Change the score there, not this map. */

/** Where each sound lies in the files of \`assets/sounds\`: where it begins and how long it plays, both in ms. */
export const SOUND_SPRITE = {
${places.map(([name, startMs, lengthMs]) => `  ${name}: [${startMs}, ${lengthMs}],`).join('\n')}
} satisfies Record<string, [startMs: number, lengthMs: number]>;

/** A sound by its name. */
export type SoundName = keyof typeof SOUND_SPRITE;

/** The SHA-256 of the synthesis and of both files made of it: a test compares them, so that none is left behind. */
export const SOUND_HASHES = {
  wav: '${wav}',
  webm: '${webm}',
  m4a: '${m4a}',
};
`;
