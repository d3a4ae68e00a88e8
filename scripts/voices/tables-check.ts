/*
 * Generates the recorded numbers of the tables, for devices without a voice: `node scripts/voices/tables-check.ts`
 * writes assets/voice/numbers.mp3 and the map of its words. Only this needs espeak-ng and ffmpeg; building, running and
 * testing the site do not.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, 'assets', 'voice');
const MAP = join(ROOT, 'src', 'games', 'tables-check', 'voice', 'number-sprites.ts');

const NUMBER_NAMES = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'times',
];
const RATE_HZ = 22_050;
/** The gap between two words of the file, so that no encoder merges them. */
const AIR_MS = 100;
const QUIET = 300;

/** A format that every browser plays. */
const ENCODING = ['-c:a', 'libmp3lame', '-b:a', '32k', '-ar', '22050'];

/** Runs a program; throws an Error in plain words if it is missing or fails. */
function run(program: string, args: readonly string[], input?: Uint8Array): Buffer {
  const { error, status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 1e8 });
  if (error !== undefined) throw new Error(`This needs ${program} (Debian: apt-get install ${program}).`);
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
}

const isLoud = (sample: number): boolean => Math.abs(sample) > QUIET;

/** A spoken word as 16-bit samples, without the silence around it. */
function spoken(word: string): Int16Array {
  const wav = run('espeak-ng', ['-v', 'en-gb', '-s', '150', '-p', '55', '--stdout', word]);
  const start = wav.indexOf('data') + 8;
  const samples = new Int16Array(
    wav.buffer.slice(wav.byteOffset + start, wav.byteOffset + wav.length - ((wav.length - start) % 2)),
  );
  return samples.slice(Math.max(0, samples.findIndex(isLoud) - 200), samples.findLastIndex(isLoud) + 800);
}

const air = new Int16Array((RATE_HZ * AIR_MS) / 1000);
const parts: Int16Array[] = [air];
const sprites: string[] = [];
let length = air.length;
for (const word of NUMBER_NAMES) {
  const samples = spoken(word);
  const ms = (count: number) => Math.round((count / RATE_HZ) * 1000);
  sprites.push(`  ${word}: [${ms(length)}, ${ms(samples.length)}],`);
  parts.push(samples, air);
  length += samples.length + air.length;
}
const raw = Buffer.concat(
  parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
);

mkdirSync(FOLDER, { recursive: true });
const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-write_xing', '0'];
const given = ['-hide_banner', '-loglevel', 'error', '-y', '-f', 's16le', '-ar', String(RATE_HZ), '-ac', '1'];
run('ffmpeg', [...given, '-i', 'pipe:0', ...ENCODING, ...plain, join(FOLDER, 'numbers.mp3')], raw);
writeFileSync(
  MAP,
  `/* Written by \`node scripts/voices/tables-check.ts\` together with the file that it describes. */

/** Where each word lies in assets/voice/numbers.mp3: where it begins and how long it is, in ms. */
export const NUMBER_SPRITES: Readonly<Record<string, readonly [startMs: number, lengthMs: number]>> = {
${sprites.join('\n')}
};
`,
);
