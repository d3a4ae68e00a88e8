/* The effects of a bank behind one another in one file, and the map that says where each of them lies. */
import { createHash } from 'node:crypto';
import { waveOf } from './mix.ts';
import type { Score } from './score.ts';
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
  readonly positions: readonly (readonly [name: string, startMs: number, lengthMs: number])[];
}

/** Where each effect of a bank lies, and all of them as samples. */
export function makeSprite(scores: Readonly<Record<string, Score>>): Sprite {
  const positions: [string, number, number][] = [];
  const waves: { readonly startMs: number; readonly wave: Float64Array }[] = [];
  let endMs = GAP_MS;
  for (const [name, score] of Object.entries(scores)) {
    positions.push([name, endMs, score.lengthMs + TAIL_MS]);
    waves.push({ startMs: endMs, wave: waveOf(name, score) });
    endMs += score.lengthMs + GAP_MS;
  }
  const samples = new Int16Array(samplesIn(endMs));
  for (const { startMs, wave } of waves)
    samples.set(
      Int16Array.from(wave, (sample) => Math.round(sample * 32_767)),
      samplesIn(startMs),
    );
  return { samples, positions };
}

/** Samples as a WAV file. */
export function wavOf({ samples }: Pick<Sprite, 'samples'>): Buffer {
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
  samples.forEach((sample, index) => data.writeInt16LE(sample, index * bytesPerSample));
  return Buffer.concat([header, data]);
}

/** The SHA-256 of a file. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What belongs together: the synthesis and the two files that were encoded from it, each as its SHA-256. */
export interface FileHashes {
  readonly wav: string;
  readonly webm: string;
  readonly m4a: string;
}

/** A bank as it was made: its sprite, and the hashes of its files. */
export interface MadeBank {
  readonly name: string;
  readonly sprite: Sprite;
  readonly hashes: FileHashes;
}

const key = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

/** The source of `src/device/sound-sprites.ts`, formatted as Biome formats it. */
export const spritesModule = (banks: readonly MadeBank[]): string =>
  `/* Written by \`node scripts/sounds.ts\` together with the files it describes. Change the scores there, not this map. */

/** Where each sound lies in the files of its bank in \`assets/sounds\`: where it begins and how long it plays, in ms. */
export const SOUND_SPRITES = {
${banks
  .map(
    ({ name, sprite }) =>
      `  ${key(name)}: {\n${sprite.positions.map(([sound, startMs, lengthMs]) => `    ${sound}: [${startMs}, ${lengthMs}],`).join('\n')}\n  },`,
  )
  .join('\n')}
} satisfies Record<string, Record<string, [startMs: number, lengthMs: number]>>;

/** What is fetched together: what every game uses, or what is heard in one game alone. */
export type SoundBank = keyof typeof SOUND_SPRITES;

type NamesOf<Bank> = Bank extends SoundBank ? keyof (typeof SOUND_SPRITES)[Bank] : never;

/** A sound by its name. */
export type SoundName = NamesOf<SoundBank>;

/** The SHA-256 of each synthesis and of both files made of it: a test compares them, so that none is left behind. */
export const SOUND_HASHES: Readonly<Record<SoundBank, { wav: string; webm: string; m4a: string }>> = {
${banks
  .map(
    ({ name, hashes: { wav, webm, m4a } }) =>
      `  ${key(name)}: {\n    wav: '${wav}',\n    webm: '${webm}',\n    m4a: '${m4a}',\n  },`,
  )
  .join('\n')}
};
`;
