/*
 * Makes all sounds of the site: `node scripts/sounds.ts` writes assets/sounds/ and src/sound-sprite.ts. It needs ffmpeg
 * with libopus; building, running and testing the site do not.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSprite, sha256, spriteModule, wavOf } from './sounds/sprite.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'assets', 'sounds');

/** How each file is encoded. The extension decides the container. */
const ENCODINGS = {
  webm: ['-c:a', 'libopus', '-b:a', '28k', '-vbr', 'on', '-application', 'audio'],
  m4a: ['-c:a', 'aac', '-b:a', '29k', '-movflags', '+faststart'],
} as const;

/** Has ffmpeg encode `wav`, and gives the path of the file; throws an Error in plain words where that is not possible. */
function encode(wav: Uint8Array, extension: keyof typeof ENCODINGS): string {
  const path = join(FOLDER, `effects.${extension}`);
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

try {
  const sprite = makeSprite();
  const wav = wavOf(sprite);
  mkdirSync(FOLDER, { recursive: true });
  const [webm, m4a] = [readFileSync(encode(wav, 'webm')), readFileSync(encode(wav, 'm4a'))];
  const hashes = { wav: sha256(wav), webm: sha256(webm), m4a: sha256(m4a) };
  writeFileSync(join(ROOT, 'src', 'sound-sprite.ts'), spriteModule(sprite, hashes));
  process.stdout.write(`effects.webm ${webm.length} bytes, effects.m4a ${m4a.length} bytes\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
