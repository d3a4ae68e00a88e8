/* Generates all the site's sounds and music: `node tools/sounds.ts` writes assets/sounds/,
   assets/music/ and the two modules in src/device that describe them. Only this script needs
   ffmpeg with libopus; building, running and testing the site do not. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BANKS } from './sounds/effects.ts';
import { makeLoops } from './sounds/loop.ts';
import { loopsModule, TUNES } from './sounds/music.ts';
import { encodeWav, type FileHashes, makeSprite, sha256, spritesModule } from './sounds/sprite.ts';

const ROOT = join(import.meta.dirname, '..');

const OPUS = ['-c:a', 'libopus', '-vbr', 'on', '-application', 'audio'] as const;
const AAC = ['-c:a', 'aac', '-movflags', '+faststart'] as const;

/** Encoder settings by file extension. Music is longer and quieter than effects. */
const ENCODINGS = {
  sounds: { webm: [...OPUS, '-b:a', '28k'], m4a: [...AAC, '-b:a', '29k'] },
  music: { webm: [...OPUS, '-b:a', '11k'], m4a: [...AAC, '-b:a', '11k', '-ar', '22050'] },
} as const;
type Kind = keyof typeof ENCODINGS;

/** Runs ffmpeg and returns its output. Throws an Error with a readable message if that fails. */
function ffmpeg(whatFor: string, args: readonly string[], input?: Uint8Array): Buffer {
  const { error, status, stdout, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    ...(input && { input }),
    maxBuffer: 2 ** 25,
  });
  if (error !== undefined && 'code' in error && error.code === 'ENOENT')
    throw new Error('Making the sounds needs ffmpeg. Install it (Debian: apt-get install ffmpeg) and run this again.');
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`ffmpeg could not ${whatFor}:\n${stderr.toString()}`);
  return stdout;
}

/** Encodes `wav` to `path`; throws an Error if the decoded file would clip. */
function encode(wav: Uint8Array, path: string, encoding: readonly string[]): Uint8Array {
  // Without dates or machine data, so that the same sounds and the same ffmpeg produce the same
  // bytes.
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  ffmpeg(`write ${path}`, ['-i', 'pipe:0', ...encoding, ...plain, path], wav);
  const { buffer, byteOffset, length } = ffmpeg(`read ${path}`, ['-i', path, '-f', 'f32le', 'pipe:1']);
  const highest = new Float32Array(buffer, byteOffset, length / 4).reduce(
    (max, one) => Math.max(max, Math.abs(one)),
    0,
  );
  if (highest > 1) throw new Error(`${path} would clip: its highest sample is ${highest.toFixed(2)}.`);
  return readFileSync(path);
}

/** Writes both files of a bank or of a game's music, and returns their hashes. */
function encoded(kind: Kind, name: string, samples: Int16Array): FileHashes {
  const folder = join(ROOT, 'assets', kind);
  mkdirSync(folder, { recursive: true });
  const wav = encodeWav({ samples });
  const webm = encode(wav, join(folder, `${name}.webm`), ENCODINGS[kind].webm);
  const m4a = encode(wav, join(folder, `${name}.m4a`), ENCODINGS[kind].m4a);
  process.stdout.write(`${kind}/${name}.webm ${webm.length} bytes, ${name}.m4a ${m4a.length} bytes\n`);
  return { wav: sha256(wav), webm: sha256(webm), m4a: sha256(m4a) };
}

/** Writes the site module that describes the files. */
const writeModule = (name: string, source: string): void => writeFileSync(join(ROOT, 'src', 'device', name), source);

try {
  const banks = Object.entries(BANKS).map(([name, scores]) => {
    const sprite = makeSprite(scores);
    return { name, sprite, hashes: encoded('sounds', name, sprite.samples) };
  });
  writeModule('sound-sprites.ts', spritesModule(banks));
  const music = Object.entries(TUNES).map(([name, tune]) => {
    const { samples, positions } = makeLoops(name, tune);
    return { name, positions, hashes: encoded('music', name, samples) };
  });
  writeModule('music-loops.ts', loopsModule(music));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
