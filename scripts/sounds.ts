/*
 * Makes all sounds of the site: `node scripts/sounds.ts` writes assets/sounds/ and src/device/sound-sprites.ts. It needs
 * ffmpeg with libopus; building, running and testing the site do not.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BANKS } from './sounds/effects.ts';
import { type MadeBank, makeSprite, sha256, spritesModule, wavOf } from './sounds/sprite.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'assets', 'sounds');

const ENTRIES = Object.entries(BANKS);

/** How each file is encoded. The extension decides the container. */
const ENCODINGS = {
  webm: ['-c:a', 'libopus', '-b:a', '28k', '-vbr', 'on', '-application', 'audio'],
  m4a: ['-c:a', 'aac', '-b:a', '29k', '-movflags', '+faststart'],
} as const;

/** Has ffmpeg encode `wav`, and gives the path of the file; throws an Error in plain words where that is not possible. */
function encode(wav: Uint8Array, bank: string, extension: keyof typeof ENCODINGS): string {
  const path = join(FOLDER, `${bank}.${extension}`);
  // Nothing of the day or the machine goes into the file: the same sounds and the same ffmpeg give the same bytes.
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const { error, status, stderr } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', '-i', 'pipe:0', ...ENCODINGS[extension], ...plain, path],
    { input: wav },
  );
  if (error !== undefined && 'code' in error && error.code === 'ENOENT')
    throw new Error('Making the sounds needs ffmpeg. Install it (Debian: apt-get install ffmpeg) and run this again.');
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`ffmpeg could not write ${path}:\n${stderr.toString()}`);
  return path;
}

function make([name, scores]: (typeof ENTRIES)[number]): MadeBank {
  const sprite = makeSprite(scores);
  const wav = wavOf(sprite);
  const [webm, m4a] = [readFileSync(encode(wav, name, 'webm')), readFileSync(encode(wav, name, 'm4a'))];
  process.stdout.write(`${name}.webm ${webm.length} bytes, ${name}.m4a ${m4a.length} bytes\n`);
  return { name, sprite, hashes: { wav: sha256(wav), webm: sha256(webm), m4a: sha256(m4a) } };
}

try {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(ROOT, 'src', 'sound-sprites.ts'), spritesModule(ENTRIES.map(make)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
